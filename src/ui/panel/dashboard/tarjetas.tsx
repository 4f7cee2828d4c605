import { Banknote, BedDouble, CalendarClock, UserRound, Wallet } from 'lucide-react';
import type { ComponentProps } from 'react';
import { formatearNumero, formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { type FechaCalendario, periodoDe } from '@/domain/shared/fechas';
import { type Estadisticas, tendencia } from '@/domain/tablero/estadisticas';
import type { StatCard } from '@/ui/shared/stat-card';

/** Undefined while it loads; `null` when the service does not give the figure. */
type Figura = { valor: string | number | null | undefined };
export type Tarjeta = Figura & Omit<ComponentProps<typeof StatCard>, 'value'>;

const pesos = (valor: number | null): string | null => (valor === null ? null : formatearPesos(valor));

const tendenciaRecaudo = ({ recaudo_mes, recaudo_mes_anterior }: Estadisticas): Tarjeta['trend'] => {
  const percent = tendencia(recaudo_mes, recaudo_mes_anterior);
  return percent === null ? undefined : { percent, label: 'frente a los mismos días del mes anterior' };
};

/** '34 en la casa · 1 con permiso'; nothing from a service that does not count them. */
const enLaCasa = ({ activos, con_permiso }: Estadisticas): string | undefined => {
  if (activos === null) return undefined;
  const casa = `${formatearNumero(activos)} en la casa`;
  return con_permiso ? `${casa} · ${formatearNumero(con_permiso)} con permiso` : casa;
};

/** The cards of the dashboard in order, without those whose figure the service does not give. */
export const tarjetasDe = (datos: Estadisticas | undefined, hoy: FechaCalendario): Tarjeta[] => {
  const tarjetas: Tarjeta[] = [
    {
      title: 'Participantes',
      valor: datos?.participantes,
      subtitle: datos && enLaCasa(datos),
      icon: <UserRound />,
      color: 'brand',
      href: '/participantes',
    },
    {
      title: 'Mensualidades',
      valor: datos?.mensualidades,
      icon: <Wallet />,
      color: 'warning',
      href: '/financiero?pestana=mensualidades',
    },
    {
      title: 'Cupos disponibles',
      valor: datos?.cupos_disponibles,
      icon: <BedDouble />,
      color: 'info',
      // Only the open ones count.
      href: '/sedes?estado=ACTIVA',
    },
    {
      title: 'Recaudo del mes',
      valor: datos && pesos(datos.recaudo_mes),
      trend: datos && tendenciaRecaudo(datos),
      icon: <Banknote />,
      color: 'success',
      href: `/financiero?pestana=recaudo&desde=${periodoDe(hoy)}-01`,
    },
    {
      title: 'Cartera vencida',
      valor: datos && pesos(datos.cartera_vencida),
      icon: <CalendarClock />,
      color: 'error',
      href: '/financiero?pestana=mensualidades&vencidas=true',
    },
  ];
  return tarjetas.filter(({ valor }) => valor !== null);
};

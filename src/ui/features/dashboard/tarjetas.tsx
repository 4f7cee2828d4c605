import { Banknote, BedDouble, CalendarClock, UserRound, Wallet } from 'lucide-react';
import type { ComponentProps } from 'react';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { type Estadisticas, tendencia } from '@/domain/tablero/estadisticas';
import type { StatCard } from '@/ui/shared/stat-card';

/** Undefined while it loads; `null` when the service does not give the figure. */
type Figura = { valor: string | number | null | undefined };
export type Tarjeta = Figura & Omit<ComponentProps<typeof StatCard>, 'value'>;

const pesos = (valor: number | null): string | null => (valor === null ? null : formatearPesos(valor));

const tendenciaRecaudo = ({ recaudo_mes, recaudo_mes_anterior }: Estadisticas): Tarjeta['trend'] => {
  const percent = tendencia(recaudo_mes, recaudo_mes_anterior);
  return percent === null ? undefined : { percent, label: 'frente al mes anterior' };
};

/** The cards of the dashboard in order, without those whose figure the service does not give. */
export const tarjetasDe = (datos: Estadisticas | undefined): Tarjeta[] => {
  const tarjetas: Tarjeta[] = [
    { title: 'Participantes', valor: datos?.participantes, icon: <UserRound />, color: 'brand' },
    { title: 'Mensualidades', valor: datos?.mensualidades, icon: <Wallet />, color: 'warning' },
    { title: 'Cupos disponibles', valor: datos?.cupos_disponibles, icon: <BedDouble />, color: 'info' },
    {
      title: 'Recaudo del mes',
      valor: datos && pesos(datos.recaudo_mes),
      trend: datos && tendenciaRecaudo(datos),
      icon: <Banknote />,
      color: 'success',
    },
    {
      title: 'Cartera vencida',
      valor: datos && pesos(datos.cartera_vencida),
      icon: <CalendarClock />,
      color: 'error',
    },
  ];
  return tarjetas.filter(({ valor }) => valor !== null);
};

import type { MotivoDeEspera } from '@/domain/mensualidades/cobranza/opciones-gestion';
import { type FechaCalendario, fechaEnBogota } from '@/domain/shared/fechas';
import { diaDeLaSemana, esFestivo } from '@/domain/shared/festivos';
import { instanteEnBogota } from '@/domain/shared/hora-en-bogota';

/** Hours in which somebody may be contacted to collect (Ley 2300 de 2023, article 3), `[from, until)` in Bogota. */
const ENTRE_SEMANA = ['07:00', '19:00'] as const;
const SABADO = ['08:00', '15:00'] as const;
const DOMINGO = 0;
const SABADO_DIA = 6;

/** When that day opens and closes for it, as ISO text; `null` on the days on which nobody is contacted. */
export const ventanaDeCobro = (fecha: FechaCalendario): { abre: string; cierra: string } | null => {
  const dia = diaDeLaSemana(fecha);
  if (dia === DOMINGO || esFestivo(fecha)) return null;
  const [desde, hasta] = dia === SABADO_DIA ? SABADO : ENTRE_SEMANA;
  return { abre: instanteEnBogota(fecha, desde), cierra: instanteEnBogota(fecha, hasta) };
};

/** What the calendar and the clock have against that instant; `null` when nothing. */
export const motivoDelReloj = (
  instante: Date,
): Extract<MotivoDeEspera, 'DOMINGO' | 'FESTIVO' | 'FUERA_DE_HORARIO'> | null => {
  const fecha = fechaEnBogota(instante);
  const ventana = ventanaDeCobro(fecha);
  if (!ventana) return diaDeLaSemana(fecha) === DOMINGO ? 'DOMINGO' : 'FESTIVO';
  const ahora = instante.toISOString();
  return ahora >= ventana.abre && ahora < ventana.cierra ? null : 'FUERA_DE_HORARIO';
};

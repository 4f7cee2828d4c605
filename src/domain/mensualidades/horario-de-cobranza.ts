import { fechaEnBogota, formatearInstante } from '@/domain/shared/fechas';
import { diaDeLaSemana, esFestivo } from '@/domain/shared/festivos';

/** Hours when a collection message may be sent (Ley 2300 de 2023), `[from, until)` in Bogota, by day of the week. */
const ENTRE_SEMANA = [7, 19] as const;
const SABADO = [8, 15] as const;
const DOMINGO = 0;
const SABADO_DIA = 6;

const enHorario = (minutos: number, [desde, hasta]: readonly [number, number]): boolean =>
  minutos >= desde * 60 && minutos < hasta * 60;

const minutosEnBogota = (instante: Date): number => {
  const [horas = 0, minutos = 0] = formatearInstante(instante.toISOString()).slice(-5).split(':').map(Number);
  return horas * 60 + minutos;
};

/** Why a collection message should wait, in words; `null` when it may be sent now. It warns and never blocks. */
export const porQueEsperarParaCobrar = (instante: Date): string | null => {
  const fecha = fechaEnBogota(instante);
  const dia = diaDeLaSemana(fecha);
  if (dia === DOMINGO) return 'Hoy es domingo';
  if (esFestivo(fecha)) return 'Hoy es festivo';
  const minutos = minutosEnBogota(instante);
  if (dia === SABADO_DIA)
    return enHorario(minutos, SABADO) ? null : 'Los sábados solo se cobra de 8:00 a 15:00';
  return enHorario(minutos, ENTRE_SEMANA) ? null : 'De lunes a viernes solo se cobra de 7:00 a 19:00';
};

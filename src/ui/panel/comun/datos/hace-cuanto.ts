import { fechaEnBogota, formatearFecha } from '@/domain/shared/fechas';

const MINUTO = 60_000;
const HORA = 60 * MINUTO;
const DIA = 24 * HORA;

/** 'hace 5 min', 'hace 2 h', 'hace 3 días'; the date once a month has passed. */
export const haceCuanto = (iso: string, ahora: Date): string => {
  const instante = new Date(iso);
  const pasado = ahora.getTime() - instante.getTime();
  if (Number.isNaN(pasado)) return iso;
  if (pasado < MINUTO) return 'ahora';
  if (pasado < HORA) return `hace ${Math.floor(pasado / MINUTO)} min`;
  if (pasado < DIA) return `hace ${Math.floor(pasado / HORA)} h`;
  const dias = Math.floor(pasado / DIA);
  if (dias <= 30) return dias === 1 ? 'hace 1 día' : `hace ${dias} días`;
  return formatearFecha(fechaEnBogota(instante));
};

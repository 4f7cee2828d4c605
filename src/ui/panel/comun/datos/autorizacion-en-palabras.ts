import { formatearFecha } from '@/domain/shared/fechas';

/** The authorisation of data as a line of a history tells it: 'Revocada el 3 abr 2026'. */
export const autorizacionEnPalabras = (valor: object): string => {
  const { otorgada, fecha, revocada_en } = valor as Record<string, unknown>;
  if (!otorgada) return 'Sin otorgar';
  if (revocada_en) return `Revocada el ${formatearFecha(String(revocada_en))}`;
  return fecha ? `Otorgada el ${formatearFecha(String(fecha))}` : 'Otorgada';
};

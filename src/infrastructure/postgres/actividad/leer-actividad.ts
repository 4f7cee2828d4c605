import type { Actividad } from '@/domain/actividad/actividad';
import type { actividad } from '@/infrastructure/postgres/esquema/actividad';

export const aActividad = ({
  fecha,
  cadena: _cadena,
  numero: _numero,
  huella: _huella,
  ...fila
}: typeof actividad.$inferSelect): Actividad => ({ ...fila, fecha: fecha.toISOString() });

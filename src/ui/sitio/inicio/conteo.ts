import { CONTADORES } from '@/domain/shared/constantes';

/** What a counter shows `transcurrido` ms after it started: from 0 to `meta` in 2000 ms, never past it. */
export const valorDelConteo = (meta: number, transcurrido: number): number =>
  Math.floor(meta * Math.min(1, Math.max(0, transcurrido) / CONTADORES.duracionMs));

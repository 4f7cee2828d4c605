import type { RutaPanel } from '@/domain/shared/politica/secciones-panel';

/** Sections whose screen exists. The others open by address and say so, but nothing leads there before it works. */
export const DISPONIBLES: ReadonlySet<RutaPanel> = new Set<RutaPanel>([
  '/dashboard',
  '/participantes',
  '/financiero',
  '/acudientes',
  '/sedes',
  '/formatos',
  '/usuarios',
  '/configuracion',
]);

import { MANIFIESTOS } from '@/domain/manifiestos';

type PantallaDe<M> = M extends { pantalla: infer P } ? P : never;
type SeccionPanel = PantallaDe<(typeof MANIFIESTOS)[number]>;

export type RutaPanel = SeccionPanel['ruta'];

/** The back-office screens (specification §2, route table), in the order of the sidebar. */
export const SECCIONES_PANEL: readonly SeccionPanel[] = MANIFIESTOS.flatMap((manifiesto) =>
  'pantalla' in manifiesto ? [manifiesto.pantalla] : [],
).sort((una, otra) => una.lugar - otra.lugar);

/** Paths under the back-office prefix hide the public header, footer and top padding (specification §2). */
export const esRutaPanel = (ruta: string): boolean =>
  SECCIONES_PANEL.some((seccion) => ruta === seccion.ruta || ruta.startsWith(`${seccion.ruta}/`));

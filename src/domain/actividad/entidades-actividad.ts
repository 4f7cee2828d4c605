import { MANIFIESTOS } from '@/domain/manifiestos';

type HistoriaDe<M> = M extends { historia: infer H } ? keyof H : never;
export type EntidadActividad = HistoriaDe<(typeof MANIFIESTOS)[number]>;

/** Kinds of record with a history, and their name for whoever reads it. */
export const ETIQUETA_ENTIDAD = Object.assign(
  {},
  ...MANIFIESTOS.map((manifiesto) => ('historia' in manifiesto ? manifiesto.historia : {})),
) as Readonly<Record<EntidadActividad, string>>;

/** Without schemas, because the address of a screen is read with it. */
export const ENTIDADES_ACTIVIDAD = Object.keys(ETIQUETA_ENTIDAD) as [EntidadActividad, ...EntidadActividad[]];

export const ACCIONES_ACTIVIDAD = [
  'CREAR',
  'ACTUALIZAR',
  'ARCHIVAR',
  'RESTAURAR',
  'ELIMINAR',
  'CONSULTAR',
  'EXPORTAR',
  'INGRESAR',
  'SALIR',
  'DEPURAR',
] as const;
export type AccionActividad = (typeof ACCIONES_ACTIVIDAD)[number];

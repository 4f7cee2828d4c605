/** Files have no number: the history keeps all of them under one. */
export const ID_ARCHIVOS = 0;

/** What was done, when it is more than to come, to go or to change the name. */
export type HechoDeArchivo =
  | 'LEER'
  | 'REEMPLAZAR'
  | 'RESTAURAR'
  | 'ELIMINAR_DEFINITIVAMENTE'
  | 'DEPURAR'
  | 'RESERVAR'
  | 'LIBERAR';

/** What happened to a stored file or folder: its path before and after, `null` when there was none. */
export interface SucesoDeArchivo {
  clase: 'archivo' | 'carpeta';
  antes: string | null;
  despues: string | null;
  hecho?: HechoDeArchivo;
}

const ACCIONES = {
  LEER: 'CONSULTAR',
  REEMPLAZAR: 'CREAR',
  RESTAURAR: 'RESTAURAR',
  ELIMINAR_DEFINITIVAMENTE: 'ELIMINAR',
  DEPURAR: 'DEPURAR',
  RESERVAR: 'ACTUALIZAR',
  LIBERAR: 'ACTUALIZAR',
} as const satisfies Record<HechoDeArchivo, string>;

const sinHecho = ({ antes, despues }: SucesoDeArchivo) =>
  antes === null ? ('CREAR' as const) : despues === null ? ('ELIMINAR' as const) : ('ACTUALIZAR' as const);

/** Facts that the action alone does not tell. */
const DETALLES: Readonly<Partial<Record<HechoDeArchivo, object>>> = {
  REEMPLAZAR: { reemplaza: true },
  ELIMINAR_DEFINITIVAMENTE: { definitivo: true },
  RESERVAR: { reservada: true },
  LIBERAR: { reservada: false },
};

/** As the change history tells it. */
export const sucesoEnHistoria = (suceso: SucesoDeArchivo) => {
  const { clase, antes, despues, hecho } = suceso;
  const registro = (ruta: string | null) =>
    ruta === null ? null : { id: ID_ARCHIVOS, [clase]: ruta, ...(hecho ? DETALLES[hecho] : {}) };
  return {
    accion: hecho ? ACCIONES[hecho] : sinHecho(suceso),
    antes: registro(antes),
    despues: registro(despues),
  };
};

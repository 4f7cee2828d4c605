/** Files have no number: the history keeps all of them under one. */
export const ID_ARCHIVOS = 0;

/** What happened to a stored file or folder: its path before and after, `null` when there was none. */
export interface SucesoDeArchivo {
  clase: 'archivo' | 'carpeta';
  antes: string | null;
  despues: string | null;
}

const registro = (clase: SucesoDeArchivo['clase'], ruta: string | null) =>
  ruta === null ? null : { id: ID_ARCHIVOS, [clase]: ruta };

/** As the change history tells it. */
export const sucesoEnHistoria = ({ clase, antes, despues }: SucesoDeArchivo) => ({
  accion:
    antes === null ? ('CREAR' as const) : despues === null ? ('ELIMINAR' as const) : ('ACTUALIZAR' as const),
  antes: registro(clase, antes),
  despues: registro(clase, despues),
});

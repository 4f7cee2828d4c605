import type { OrdenArchivos } from '@/application/archivos/archivo-store.port';
import type { BitacoraArchivos } from '@/application/archivos/bitacora-archivos.port';
import { unirRuta } from '@/domain/archivos/ruta-archivo';
import type { SucesoDeArchivo } from '@/domain/archivos/suceso-de-archivo';

/** The same store, leaving a line in the history of each change that was really made. */
export const ordenAnotado = (archivos: OrdenArchivos, bitacora: BitacoraArchivos): OrdenArchivos => {
  const eliminar =
    (clase: SucesoDeArchivo['clase'], hacer: OrdenArchivos['eliminar']): OrdenArchivos['eliminar'] =>
    async (ruta) => {
      await hacer(ruta);
      await bitacora.anotar({ clase, antes: ruta, despues: null });
    };
  const renombrar =
    (
      clase: SucesoDeArchivo['clase'],
      hacer: OrdenArchivos['renombrarArchivo'],
    ): OrdenArchivos['renombrarArchivo'] =>
    async (anterior, nuevo, padre) => {
      await hacer(anterior, nuevo, padre);
      await bitacora.anotar({ clase, antes: unirRuta(padre, anterior), despues: unirRuta(padre, nuevo) });
    };
  return {
    listar: archivos.listar,
    eliminar: eliminar('archivo', archivos.eliminar),
    eliminarCarpeta: eliminar('carpeta', archivos.eliminarCarpeta),
    renombrarArchivo: renombrar('archivo', archivos.renombrarArchivo),
    renombrarCarpeta: renombrar('carpeta', archivos.renombrarCarpeta),
    crearCarpeta: async (nombre, padre) => {
      await archivos.crearCarpeta(nombre, padre);
      await bitacora.anotar({ clase: 'carpeta', antes: null, despues: unirRuta(padre, nombre) });
    },
  };
};

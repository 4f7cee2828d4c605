import type { ArchivoStore } from '@/application/archivos/archivo-store.port';
import { ordenAnotado } from '@/application/archivos/orden-anotado';
import { unirRuta } from '@/domain/archivos/ruta-archivo';
import type { BaseMemoria } from '../shared/base-memoria';
import { crearInMemoryBitacoraArchivos } from './in-memory-bitacora-archivos';

/** The same files, with each change in the history of the base. */
export const crearArchivoStoreAnotado = (archivos: ArchivoStore, base: BaseMemoria): ArchivoStore => {
  const bitacora = crearInMemoryBitacoraArchivos(base);
  return {
    ...archivos,
    ...ordenAnotado(archivos, bitacora),
    subir: async (ruta, archivo, avance) => {
      await archivos.subir(ruta, archivo, avance);
      await bitacora.anotar({ clase: 'archivo', antes: null, despues: unirRuta(ruta, archivo.name) });
    },
  };
};

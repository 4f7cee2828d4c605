import type { ArchivoStore } from '@/application/archivos/archivo-store.port';
import type { BitacoraArchivos } from '@/application/archivos/bitacora-archivos.port';
import { ordenAnotado } from '@/application/archivos/orden-anotado';
import { unirRuta } from '@/domain/archivos/ruta-archivo';
import { ID_ARCHIVOS, sucesoEnHistoria } from '@/domain/archivos/suceso-de-archivo';
import type { BaseMemoria } from '../shared/base-memoria';

/** The same files, with each change in the history of the base. */
export const crearArchivoStoreAnotado = (archivos: ArchivoStore, { anotar }: BaseMemoria): ArchivoStore => {
  const bitacora: BitacoraArchivos = {
    anotar: async (suceso) => anotar('archivo', ID_ARCHIVOS, sucesoEnHistoria(suceso)),
  };
  return {
    ...archivos,
    ...ordenAnotado(archivos, bitacora),
    subir: async (ruta, archivo, avance) => {
      await archivos.subir(ruta, archivo, avance);
      await bitacora.anotar({ clase: 'archivo', antes: null, despues: unirRuta(ruta, archivo.name) });
    },
  };
};

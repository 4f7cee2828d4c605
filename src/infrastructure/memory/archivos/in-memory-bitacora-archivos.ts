import type { BitacoraArchivos } from '@/application/archivos/bitacora-archivos.port';
import { ID_ARCHIVOS, sucesoEnHistoria } from '@/domain/archivos/suceso-de-archivo';
import type { BaseMemoria } from '../shared/base-memoria';

export const crearInMemoryBitacoraArchivos = ({ anotar }: BaseMemoria): BitacoraArchivos => ({
  anotar: async (suceso) => anotar('archivo', ID_ARCHIVOS, sucesoEnHistoria(suceso)),
});

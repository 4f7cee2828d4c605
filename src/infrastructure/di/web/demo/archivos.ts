import {
  crearInMemoryArchivoStore,
  crearInMemoryBitacoraArchivos,
  crearInMemoryPapelesFirmados,
} from '@/infrastructure/memory/archivos/in-memory-archivo-store';
import { puerto } from '../nombres';
import { moduloArchivos } from '../secciones/archivos';
import type { SeccionDeLaDemo } from './seccion-de-la-demo';

export const demoArchivos: SeccionDeLaDemo = ({ memoria, reloj, autenticacion, archivos }) => [
  ({ bind }) => {
    bind(puerto('archivos')).toConstantValue(
      crearInMemoryArchivoStore({
        reloj,
        almacen: archivos,
        bitacora: crearInMemoryBitacoraArchivos(memoria),
        firmados: crearInMemoryPapelesFirmados(memoria),
        quien: () => memoria.firmar().quien,
        veReservadas: () => autenticacion.tienePermiso('ADMINISTRADOR'),
      }),
    );
  },
  moduloArchivos,
];

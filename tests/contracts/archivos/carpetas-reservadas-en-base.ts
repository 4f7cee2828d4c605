import { vaciar } from '@tests/server/apoyo/base-de-prueba';
import { postgresCarpetasReservadas } from '@/infrastructure/postgres/archivos/postgres-carpetas-reservadas';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';
import type { AbrirBase } from '../apoyo/taller';
import type { AbrirCarpetasReservadas } from './contrato-carpetas-reservadas';

export const carpetasReservadasEnBase = (abrirBase: AbrirBase): AbrirCarpetasReservadas => {
  let base: BaseDatosAbierta;
  return {
    abrir: async () => {
      base = await abrirBase();
    },
    nuevas: async () => {
      await vaciar(base);
      return postgresCarpetasReservadas(base.db, { ahora: () => new Date() });
    },
    cerrar: () => base.cerrar(),
  };
};

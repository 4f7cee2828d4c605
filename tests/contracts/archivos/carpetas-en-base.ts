import { describe } from 'vitest';
import { postgresCarpetasReservadas } from '@/infrastructure/postgres/archivos/postgres-carpetas-reservadas';
import { type AbrirBase, usarTaller } from '../apoyo/taller';
import { contratoCarpetasReservadas } from './contrato-carpetas-reservadas';

export const contratoCarpetasEnBase = (nombre: string, abrir: AbrirBase): void => {
  describe(`carpetas en la base: ${nombre}`, () => {
    const taller = usarTaller(abrir);
    contratoCarpetasReservadas(nombre, () => postgresCarpetasReservadas(taller().db, taller().reloj));
  });
};

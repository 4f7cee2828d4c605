import type { Turnos } from '@/application/shared/equipo.port';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';

const LLENA = 'El servidor está ocupado: intente de nuevo en un momento';

export interface ColaDeTurnos {
  enTurno<T>(trabajo: () => Promise<T>): Promise<T>;
  estado(): Turnos;
}

/** Runs at most `maximo` jobs at once; `enFila` more wait in order, and the next throws NO_DISPONIBLE. */
export const crearColaDeTurnos = (maximo: number, enFila: number): ColaDeTurnos => {
  const espera: (() => void)[] = [];
  let ocupados = 0;
  return {
    enTurno: async (trabajo) => {
      if (ocupados >= maximo && espera.length >= enFila) throw new ErrorAplicacion('NO_DISPONIBLE', LLENA);
      if (ocupados >= maximo) await new Promise<void>((seguir) => espera.push(seguir));
      else ocupados++;
      try {
        return await trabajo();
      } finally {
        const siguiente = espera.shift();
        if (siguiente) siguiente();
        else ocupados--;
      }
    },
    estado: () => ({ ocupados, enEspera: espera.length }),
  };
};

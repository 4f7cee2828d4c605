import { setImmediate as siguienteVuelta } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { crearTurnos } from '@/infrastructure/crypto/turnos';

describe('turnos', () => {
  it('nunca corren más trabajos a la vez de los que se dijo, en orden, y un fallo no quita el turno', async () => {
    const { enTurno } = crearTurnos(2);
    let [corriendo, maximo] = [0, 0];
    const terminados: number[] = [];
    const trabajo = (n: number) => async () => {
      corriendo += 1;
      maximo = Math.max(maximo, corriendo);
      await siguienteVuelta();
      corriendo -= 1;
      terminados.push(n);
      if (n === 3) throw new Error('falló');
    };
    const todos = Array.from({ length: 10 }, (_, n) => enTurno(trabajo(n)));
    const resultados = await Promise.allSettled(todos);
    expect(maximo).toBe(2);
    expect(terminados).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(resultados.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  });
});

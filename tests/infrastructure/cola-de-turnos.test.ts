import { setImmediate as siguienteVuelta } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { crearColaDeTurnos } from '@/infrastructure/crypto/cola-de-turnos';

describe('turnos', () => {
  it('nunca corren más trabajos a la vez de los que se dijo, en orden, y un fallo no quita el turno', async () => {
    const { enTurno } = crearColaDeTurnos(2, 8);
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

  it('el que no cabe en la fila se rechaza con 503, y los demás siguen', async () => {
    const { enTurno, estado } = crearColaDeTurnos(2, 3);
    const todos = await Promise.allSettled(Array.from({ length: 7 }, () => enTurno(() => siguienteVuelta())));
    expect(todos.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 5 }, () => 'fulfilled'),
      'rejected',
      'rejected',
    ]);
    expect(todos.at(-1)).toMatchObject({ reason: { codigo: 'NO_DISPONIBLE' } });
    expect(estado()).toEqual({ ocupados: 0, enEspera: 0 });
  });
});

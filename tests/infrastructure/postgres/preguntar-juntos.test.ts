import { setImmediate as siguienteVuelta } from 'node:timers/promises';
import { conPaciencia } from '@tests/apoyo/con-paciencia';
import { describe, expect, it, vi } from 'vitest';
import { preguntarJuntos } from '@/infrastructure/postgres/shared/preguntar-juntos';

const ficha = (claves: readonly string[]) => new Map(claves.map((clave) => [clave, clave.toUpperCase()]));

describe('preguntas que llegan juntas', () => {
  it('las de una misma vuelta salen en una sola, las iguales una vez, y cada quien recibe lo suyo', async () => {
    const preguntar = vi.fn(async (claves: readonly string[]) => ficha(claves));
    const consultar = preguntarJuntos(preguntar);
    expect(await Promise.all(['a', 'b', 'a', 'c'].map(consultar))).toEqual(['A', 'B', 'A', 'C']);
    expect(preguntar.mock.calls).toEqual([[['a', 'b', 'c']]]);
  });

  it('lo que nadie tiene es nulo', async () => {
    const consultar = preguntarJuntos(async () => ficha(['a']));
    expect(await Promise.all([consultar('a'), consultar('z')])).toEqual(['A', null]);
  });

  it('la que llega cuando las otras ya salieron pregunta de nuevo, aunque sea igual', async () => {
    let vigente = true;
    const salieron: string[][] = [];
    const consultar = preguntarJuntos(async (claves) => {
      salieron.push([...claves]);
      const respuesta = vigente ? ficha(claves) : new Map<string, string>();
      await siguienteVuelta();
      return respuesta;
    });
    const primera = consultar('a');
    await siguienteVuelta();
    await conPaciencia(() => expect(salieron).toHaveLength(1));
    vigente = false;
    const segunda = consultar('a');
    expect([await primera, await segunda]).toEqual(['A', null]);
    expect(salieron).toEqual([['a'], ['a']]);
  });

  it('una que no vuelve no detiene a las demás', async () => {
    const nunca = new Promise<never>(() => {});
    const consultar = preguntarJuntos(async (claves) => (claves.includes('a') ? nunca : ficha(claves)));
    consultar('a');
    await siguienteVuelta();
    expect(await consultar('b')).toBe('B');
  });

  it('si la pregunta falla lo saben todas las que iban en ella, y la siguiente pregunta de nuevo', async () => {
    const preguntar = vi
      .fn(async (claves: readonly string[]) => ficha(claves))
      .mockRejectedValueOnce(new Error('caída'));
    const consultar = preguntarJuntos(preguntar);
    const juntas = await Promise.allSettled([consultar('a'), consultar('b')]);
    expect(juntas.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await consultar('a')).toBe('A');
  });
});

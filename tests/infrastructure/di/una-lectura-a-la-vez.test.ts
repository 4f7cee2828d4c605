import { describe, expect, it } from 'vitest';
import { unaLecturaALaVez } from '@/infrastructure/di/server/una-lectura-a-la-vez';

/** Readings that end when the test says so. */
const conLlave = () => {
  const abiertas: { responder: (valor: string) => void; fallar: (error: Error) => void }[] = [];
  const leer = () =>
    new Promise<string>((responder, fallar) => {
      abiertas.push({ responder, fallar });
    });
  return { abiertas, leer };
};

const unMomento = () => new Promise((listo) => setTimeout(listo, 5));

describe('una lectura a la vez', () => {
  it('quienes preguntan mientras otra va en camino reciben todos la que sigue, que empezó después', async () => {
    const { abiertas, leer } = conLlave();
    const pedir = unaLecturaALaVez(leer);
    const primera = pedir();
    const demas = Array.from({ length: 50 }, pedir);
    await unMomento();
    expect(abiertas).toHaveLength(1);
    abiertas[0]?.responder('antes');
    await unMomento();
    expect(abiertas).toHaveLength(2);
    abiertas[1]?.responder('ahora');
    expect(await primera).toBe('antes');
    expect(new Set(await Promise.all(demas))).toEqual(new Set(['ahora']));
  });

  it('cuando nadie espera, cada pregunta se lee otra vez', async () => {
    const { abiertas, leer } = conLlave();
    const pedir = unaLecturaALaVez(leer);
    for (const valor of ['una', 'otra']) {
      const lectura = pedir();
      abiertas.at(-1)?.responder(valor);
      expect(await lectura).toBe(valor);
      await unMomento();
    }
    expect(abiertas).toHaveLength(2);
  });

  it('la que falla no se la lleva a quien preguntó después', async () => {
    const { abiertas, leer } = conLlave();
    const pedir = unaLecturaALaVez(leer);
    const [falla, buena] = [pedir(), pedir()];
    abiertas[0]?.fallar(new Error('sin base'));
    await expect(falla).rejects.toThrow('sin base');
    await unMomento();
    abiertas[1]?.responder('ya');
    expect(await buena).toBe('ya');
  });

  it('una que no termina no deja esperando a las demás', async () => {
    const { abiertas, leer } = conLlave();
    const pedir = unaLecturaALaVez(leer, 10);
    pedir();
    const otra = pedir();
    await new Promise((listo) => setTimeout(listo, 60));
    expect(abiertas).toHaveLength(2);
    abiertas[1]?.responder('ya');
    expect(await otra).toBe('ya');
  });
});

import { abonoDe, equipo, que } from '@tests/apoyo/equipo-con-cola';
import { unaEntrada, unHecho } from '@tests/builders/entrada';
import { describe, expect, it, vi } from 'vitest';
import { EN_COLA, leerCola } from '@/application/sin-red/cola';
import { escribirEntrada } from '@/domain/sin-red/cola';

const DIA_MS = 86_400_000;

/** As any release wrote it in the vault of a device: what waits there would be lost under another name. */
const ESPERA = unaEntrada({ n: 7, id: 'e7' });
const LLEGO = unaEntrada({ n: 3, id: 'e3', estado: { tipo: 'lista', en: 1, hecho: unHecho } });
const guardadas = async () => {
  const e = equipo();
  await e.cofre.guardar('copia datos', '{}');
  await e.cofre.guardar('cola 00000007 e7', escribirEntrada(ESPERA));
  await e.cofre.guardar('hechas 00000003 e3', escribirEntrada(LLEGO));
  return e;
};

describe('lo que quedó escrito en el equipo', () => {
  it('se lee, en su orden, y nada de lo demás que se guarda', async () => {
    const { cola } = await guardadas();
    expect(await cola.listar()).toEqual({ entradas: [LLEGO, ESPERA], ilegibles: 0 });
  });

  it('se cuenta con el equipo cerrado, y deja de contarse cuando llega', async () => {
    const { cofre, cola } = await guardadas();
    cofre.cerrar();
    expect(await cofre.cuantos(EN_COLA)).toBe(1);
    cofre.abrir('1');
    await cola.guardar({ ...ESPERA, estado: { tipo: 'descartada', en: 1, enDuda: null } });
    expect(await cofre.cuantos(EN_COLA)).toBe(0);
    expect((await cola.listar()).entradas).toHaveLength(2);
  });

  it('lo nuevo va después de todo, también de lo que ya terminó', async () => {
    const { anotar } = await guardadas();
    expect((await anotar('abono:8')).n).toBe(8);
    expect((await anotar('abono:9')).n).toBe(9);
  });

  it('lo de otra versión se cuenta y se queda; lo que se borró entre tanto no está', async () => {
    const { cofre, cola } = await guardadas();
    await cofre.guardar('cola 00000008 e8', 'de después');
    expect(await cola.listar()).toEqual({ entradas: [LLEGO, ESPERA], ilegibles: 1 });
    const { nombres, leer } = cofre;
    const sinUna = { nombres, leer: async (n: string) => (n.endsWith('e7') ? null : leer(n)) };
    expect(await leerCola(sinUna)).toEqual({ entradas: [LLEGO], ilegibles: 1 });
  });

  it('lo que terminó vale más que lo que un apagón dejó esperando: no se envía otra vez', async () => {
    const { cofre, cola } = await guardadas();
    await cofre.guardar('cola 00000003 e3', escribirEntrada({ ...LLEGO, estado: { tipo: 'por enviar' } }));
    expect((await cola.listar()).entradas).toEqual([LLEGO, ESPERA]);
  });
});

describe('ordenar', () => {
  const dosHechas = async () => {
    const e = equipo();
    await e.anotar('vieja', abonoDe(1));
    await e.enviar();
    e.mundo.ahora += 4 * DIA_MS;
    await e.anotar('nueva', abonoDe(2));
    await e.enviar();
    const nombres = async () => (await e.cola.listar()).entradas.map(({ nombre }) => nombre);
    return { ...e, nombres };
  };

  it('borra lo que terminó hace días, y lo de hoy se puede leer todavía', async () => {
    const { cola, nombres } = await dosHechas();
    await cola.ordenar();
    expect(await nombres()).toEqual(['nueva']);
  });

  it('si se pide, borra todo lo que terminó', async () => {
    const { cola, nombres } = await dosHechas();
    await cola.ordenar({ todo: true });
    expect(await nombres()).toEqual([]);
  });

  it.each([false, true])('mientras algo espere no borra nada, aunque se pida todo (%s)', async (todo) => {
    const { cola, anotar, nombres } = await dosHechas();
    await anotar('espera', abonoDe(3));
    await cola.ordenar({ todo });
    expect(await nombres()).toEqual(['vieja', 'nueva', 'espera']);
  });
});

it('avisa de cada cambio, y de que se abrió o se cerró, hasta que se deja de oír', async () => {
  const { cofre, cola, deps, anotar } = equipo();
  const oir = vi.fn();
  const dejar = cola.suscribir(oir);
  await cola.anotar({ nombre: 'a', que, orden: abonoDe(1) });
  expect(oir).toHaveBeenCalledTimes(1);
  deps.cambios.avisar();
  expect(oir).toHaveBeenCalledTimes(2);
  cofre.cerrar();
  expect(oir).toHaveBeenCalledTimes(3);
  dejar();
  cofre.abrir('1');
  await anotar('b');
  expect(oir).toHaveBeenCalledTimes(3);
});

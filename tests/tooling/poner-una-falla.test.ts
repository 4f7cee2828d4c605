import { rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { proyectoDePrueba } from './proyecto-de-prueba';

const { abrirTaller, probarFalla } = await import(resolve('scripts/mutacion/taller.mjs'));

const proyecto = proyectoDePrueba();
const { escribir, leer } = proyecto;

describe('poner una falla', () => {
  const codigo = 'export const mayor = (edad) => edad >= 18;\n';
  const falla = { archivo: 'src/a.ts', inicio: 36, fin: 38, nuevo: '>' };
  const bien = 'tests/a.test.ts';
  const rota = 'tests/rota.test.ts';
  /** Notices what the code says at 18, as a test of it would; another test fails whatever the code says. */
  const correr = async (copia: string, pruebas: string[]) => {
    const fallidas = pruebas.filter((una) => una === rota || !leer('src/a.ts', copia).includes('>='));
    return { estado: fallidas.length > 0 ? 'fallan' : 'pasan', fallidas };
  };
  const probar = (ajustes: object = {}) => {
    escribir('src/a.ts', codigo);
    const { copia, cerrar } = abrirTaller(proyecto.raiz);
    const resultado = probarFalla({
      copia,
      falla,
      pruebas: [bien],
      limite: 1_000,
      correr,
      compilar: async () => true,
      ...ajustes,
    });
    return resultado.finally(() => {
      expect(leer('src/a.ts', copia)).toBe(codigo);
      expect(leer('src/a.ts')).toBe(codigo);
      cerrar();
    });
  };

  it('se nota cuando una prueba falla por ella, y el archivo queda como estaba', async () => {
    expect(await probar()).toEqual({ estado: 'notada', por: bien });
  });

  it('vive cuando las pruebas pasan', async () => {
    const pasan = async () => ({ estado: 'pasan', fallidas: [] });
    expect(await probar({ correr: pasan })).toMatchObject({ estado: 'viva' });
  });

  it('vive cuando ninguna prueba llega hasta ella', async () => {
    expect(await probar({ pruebas: [] })).toMatchObject({ estado: 'viva' });
  });

  it('una prueba que falla sin ella no la nota', async () => {
    const rotas = new Set();
    const soloRota = async (copia: string, pruebas: string[]) =>
      correr(
        copia,
        pruebas.filter((una) => una === rota),
      );
    expect(await probar({ pruebas: [rota, bien], correr: soloRota, rotas })).toMatchObject({
      estado: 'viva',
    });
    expect([...rotas]).toEqual([rota]);
  });

  it.each([
    ['esperando', true, { estado: 'viva' }],
    ['de una vez', false, { estado: 'notada', por: bien }],
  ])('una prueba que falló %s, y a la siguiente pasa con la misma falla', async (_, esperando, visto) => {
    let veces = 0;
    const lenta = async (copia: string, pruebas: string[]) => {
      veces += 1;
      return veces === 1
        ? { ...(await correr(copia, pruebas)), esperando }
        : { estado: 'pasan', fallidas: [] };
    };
    expect(await probar({ correr: lenta })).toMatchObject(visto);
  });

  it('una prueba que ya se vio pasar no se corre otra vez sin la falla', async () => {
    const corridas: string[][] = [];
    const anotada = async (copia: string, pruebas: string[]) => {
      corridas.push(pruebas);
      return correr(copia, pruebas);
    };
    expect(await probar({ correr: anotada, sanas: new Set([bien]) })).toMatchObject({ estado: 'notada' });
    expect(corridas).toEqual([[bien]]);
  });

  it('lo que no se pudo ni empezar tampoco la nota si sin ella pasa lo mismo', async () => {
    const seMuere = async () => ({ estado: 'fallan', fallidas: [], esperando: true });
    expect(await probar({ correr: seMuere })).toMatchObject({ estado: 'viva' });
  });

  it('prueba primero las más cercanas, y las demás si esas pasan', async () => {
    const vueltas: string[][] = [];
    const pasan = async (_: string, pruebas: string[]) => {
      vueltas.push(pruebas);
      return { estado: 'pasan', fallidas: [] };
    };
    await probar({ correr: pasan, pruebas: ['a', 'b', 'c', 'd', 'e'] });
    expect(vueltas).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ]);
  });

  it('de las suites de contrato corre antes solo lo de su sección', async () => {
    const vueltas: [string[], string | undefined][] = [];
    const pasan = async (_copia: string, pruebas: string[], _limite: number, solo?: string) => {
      vueltas.push([pruebas, solo]);
      return { estado: 'pasan', fallidas: [] };
    };
    await probar({ correr: pasan, pruebas: ['a', 'tests/contracts/memoria.test.ts'], contratos: 'Sede' });
    expect(vueltas).toEqual([
      [['tests/contracts/memoria.test.ts'], 'Sede'],
      [['a'], undefined],
    ]);
  });

  it('la notan los tipos antes que nadie', async () => {
    expect(await probar({ compilar: async () => false })).toEqual({ estado: 'notada', por: 'tipos' });
  });

  it('no se decide cuando se acaba el tiempo', async () => {
    const tarda = async () => ({ estado: 'sin tiempo', fallidas: [] });
    expect(await probar({ correr: tarda })).toEqual({ estado: 'sin decidir' });
  });

  it('el archivo queda como estaba aunque no se pueda correr nada', async () => {
    const seCae = async () => {
      throw new Error('sin memoria');
    };
    await expect(probar({ correr: seCae })).rejects.toThrow('sin memoria');
  });

  it('con pruebas de verdad, nota la que cambia la edad y no la que cambia lo que nadie mira', async () => {
    escribir('src/a.ts', `${codigo}export const otra = 1;\n`);
    escribir(
      'src/a.test.ts',
      "import { expect, it } from 'vitest';\nimport { mayor } from './a';\nit('a los 18', () => expect(mayor(18)).toBe(true));\n",
    );
    rmSync(join(proyecto.raiz, 'node_modules'), { recursive: true });
    symlinkSync(resolve('node_modules'), join(proyecto.raiz, 'node_modules'));
    const { copia, cerrar } = abrirTaller(proyecto.raiz);
    const comun = { copia, pruebas: ['src/a.test.ts'], limite: 60_000, compilar: async () => true };
    const numero = leer('src/a.ts').indexOf('1;');
    expect(await probarFalla({ ...comun, falla })).toEqual({ estado: 'notada', por: 'src/a.test.ts' });
    expect(
      await probarFalla({
        ...comun,
        falla: { archivo: 'src/a.ts', inicio: numero, fin: numero + 1, nuevo: '2' },
      }),
    ).toMatchObject({ estado: 'viva' });
    cerrar();
  });
});

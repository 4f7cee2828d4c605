import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const { conFalla, fallasDe } = await import(resolve('scripts/mutacion/fallas.mjs'));
const { anotarMuestra, leerMuestra, resumir } = await import(resolve('scripts/mutacion/anotar-muestra.mjs'));
const { elegirFallas } = await import(resolve('scripts/mutacion/muestra.mjs'));
const { contratosDe, lectorDePruebas } = await import(resolve('scripts/mutacion/pruebas-cercanas.mjs'));
const { abrirTaller, probarFalla } = await import(resolve('scripts/mutacion/taller.mjs'));

type Falla = { archivo: string; clase: string; antes: string; nuevo: string; linea: number };

let raiz = '';
const escribir = (archivo: string, codigo: string) => {
  mkdirSync(dirname(join(raiz, archivo)), { recursive: true });
  writeFileSync(join(raiz, archivo), codigo);
};
const leer = (archivo: string, de = raiz) => readFileSync(join(de, archivo), 'utf8');

beforeEach(() => {
  raiz = mkdtempSync(join(tmpdir(), 'proyecto-'));
  mkdirSync(join(raiz, 'node_modules/.cache'), { recursive: true });
});
afterEach(() => rmSync(raiz, { recursive: true }));

const cambiosDe = (codigo: string, ruta = 'a.tsx') =>
  fallasDe(codigo, ruta).map(({ clase, antes, nuevo }: Falla) => `${clase}: ${antes} → ${nuevo}`);

describe('las fallas que se ponen', () => {
  it.each([
    ['if (listo) seguir(1);', 'condición negada: listo → !(listo)'],
    ['const a = uno && otro;', 'operador: && → ||'],
    ['const a = uno < otro;', 'operador: < → <='],
    ['guardar();', 'llamada quitada: guardar(); → {}'],
    ['await guardar();', 'llamada quitada: await guardar(); → {}'],
    ["elegir('nombre', 1);", "texto vacío: 'nombre' → ''"],
    ['const a = b(7);', 'número: 7 → 8'],
    ['const a = [uno, otro];', 'elemento quitado: uno,  → '],
    ['const a = [uno, otro];', 'elemento quitado: , otro → '],
    ['const a = { uno, otro: 2 };', 'propiedad quitada: uno,  → '],
    ['const a = { ...uno, otro: 2 };', 'propiedad quitada: , otro: 2 → '],
    ['const a = listo ? uno : otro;', 'rama única: listo ? uno : otro → (otro)'],
  ])('%s', (codigo, cambio) => {
    expect(cambiosDe(codigo)).toContain(cambio);
  });

  it.each([
    ['lo que se ve', '<Box css={{ gap: 2 }} width={3} aria-hidden={a && b} />'],
    [
      'las palabras',
      "avisar;\nconst a = { label: 'Guardar', title: b ? 'Uno' : 'Otro' };\nconst b = 'Error al guardar';",
    ],
    [
      'los estilos',
      "const cajaStyles = { top: 3, a: [1, 2] };\nconst C = chakra('div', { base: { a: 1 } });",
    ],
    ['los tipos', "type A = 'uno' | 'otro';\nimport { a } from './a';\nexport { b } from './b';"],
    ['lo que se anota', "log.info({ a: 1 }, 'listo');"],
    ['de qué depende un gancho', 'const a = useMemo(b, [uno, otro]);'],
  ])('no tocan %s', (_, codigo) => {
    expect(cambiosDe(codigo)).toEqual([]);
  });

  it('caen donde deben aunque haya tildes antes, y dicen su línea', () => {
    const codigo = "// añadir, también aquí\nconst título = 'ñ' + uno;\nif (número > 3) seguir;\n";
    const falla = fallasDe(codigo, 'a.ts').find(({ clase }: Falla) => clase === 'condición negada');
    expect(falla.linea).toBe(3);
    expect(conFalla(codigo, falla)).toBe(codigo.replace('número > 3', '!(número > 3)'));
  });
});

describe('la muestra', () => {
  const sembrar = () => {
    for (const carpeta of ['panel/uno', 'panel/dos', 'panel/tres', 'server/uno', 'server/dos'])
      escribir(`src/${carpeta}/a.ts`, 'if (a) b(1, 2, 3);\nif (c) d(4, 5, 6);\n');
  };
  const elegir = (semilla: number, cuantas = 5): Falla[] =>
    elegirFallas(raiz, cuantas, semilla, ['src/panel', 'src/server']);

  it('es la misma con la misma semilla, y otra con otra', () => {
    sembrar();
    expect(elegir(3)).toEqual(elegir(3));
    expect(elegir(3)).not.toEqual(elegir(4));
  });

  it('va por turnos de un área a otra y no repite carpeta hasta pasar por todas', () => {
    sembrar();
    const carpetas = elegir(3).map(({ archivo }) => dirname(archivo));
    expect(new Set(carpetas)).toEqual(
      new Set(['src/panel/uno', 'src/panel/dos', 'src/panel/tres', 'src/server/uno', 'src/server/dos']),
    );
  });

  it('las pruebas de un archivo son las que llegan a él, primero las que se llaman como él', () => {
    escribir('src/ui/sedes/lista.ts', 'export const a = 1;');
    escribir('src/ui/pagina.ts', "import { a } from '@/ui/sedes/lista';\nexport const b = a;");
    escribir('tests/ui/otras/pagina.test.ts', "import '@/ui/pagina';");
    escribir('tests/ui/sedes/lista.test.ts', "const { b } = await import('@/ui/pagina');");
    escribir('tests/ui/ajena.test.ts', "import 'vitest';");
    expect(lectorDePruebas(raiz)('src/ui/sedes/lista.ts', 5)).toEqual([
      'tests/ui/sedes/lista.test.ts',
      'tests/ui/otras/pagina.test.ts',
    ]);
  });

  it('de las suites de contrato, son suyas las de su sección', () => {
    escribir('tests/contracts/sedes/contrato-sedes.ts', '  describe(`SedeRepository: $');
    escribir('tests/contracts/sedes/ocupacion.ts', '  describe(`Ocupacion de $');
    expect(contratosDe(raiz, 'src/infrastructure/memory/sedes/a.ts')?.split('|')).toEqual([
      'SedeRepository',
      'Ocupacion de ',
    ]);
    escribir('tests/contracts/shared/reloj.ts', '  describe(`Reloj: $');
    expect(contratosDe(raiz, 'src/infrastructure/memory/shared/a.ts')).toBeUndefined();
    expect(contratosDe(raiz, 'src/infrastructure/memory/otra/a.ts')).toBeUndefined();
    expect(contratosDe(raiz, 'src/ui/panel/sedes/a.ts')).toBeUndefined();
  });

  it('a lo que se arranca llegan las pruebas que lo arrancan', () => {
    escribir('src/server/main.ts', "import './arranque/a';");
    escribir('src/server/arranque/a.ts', 'export const a = 1;');
    escribir('tests/server/apoyo/proceso.ts', 'export const arrancar = 1;');
    escribir('tests/server/proceso.test.ts', "import { arrancar } from './apoyo/proceso';");
    expect(lectorDePruebas(raiz)('src/server/arranque/a.ts', 5)).toEqual(['tests/server/proceso.test.ts']);
  });

  it('el puntaje no cuenta las equivalentes ni las que no se alcanzaron a decidir', () => {
    const estados = ['notada', 'notada', 'notada', 'viva', 'equivalente', 'sin decidir'];
    expect(resumir(estados.map((estado) => ({ area: 'src/server', estado })))).toMatchObject([
      { area: 'src/server', total: 6 },
      { area: 'todo', total: 6, notadas: 3, vivas: 1, puntaje: 75 },
    ]);
  });

  it('lo hallado se guarda con su motivo, y solo lo lee la misma semilla', () => {
    mkdirSync(join(raiz, 'tests/mutacion'), { recursive: true });
    const falla = {
      area: 'src/server',
      archivo: 'src/server/a.ts',
      clase: 'número',
      en: 'a(1)',
      cambio: '1 → 2',
    };
    const fallas = [
      { ...falla, estado: 'notada', por: 'tipos' },
      { ...falla, en: 'a(1 || 2)', estado: 'equivalente', por: 'Nadie lo distingue.' },
    ];
    anotarMuestra(raiz, 7, fallas);
    expect(leerMuestra(raiz, 7)).toEqual(fallas);
    expect(leerMuestra(raiz, 8)).toEqual([]);
    expect(leer('tests/mutacion/muestra.md')).toContain(
      '``a(1 \\|\\| 2)`` | ``1 → 2`` | equivalente | Nadie lo distingue. |',
    );
  });
});

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
    const { copia, cerrar } = abrirTaller(raiz);
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
    rmSync(join(raiz, 'node_modules'), { recursive: true });
    const { symlinkSync } = await import('node:fs');
    symlinkSync(resolve('node_modules'), join(raiz, 'node_modules'));
    const { copia, cerrar } = abrirTaller(raiz);
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

import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { proyectoDePrueba } from './proyecto-de-prueba';

const { conFalla, fallasDe } = await import(resolve('scripts/mutacion/fallas.mjs'));
const { anotarMuestra, leerMuestra, resumir } = await import(resolve('scripts/mutacion/anotar-muestra.mjs'));
const { elegirFallas, pendientesDe } = await import(resolve('scripts/mutacion/muestra.mjs'));
const { contratosDe, lectorDeAlcance, lectorDePruebas } = await import(
  resolve('scripts/mutacion/pruebas-cercanas.mjs')
);

type Falla = { archivo: string; clase: string; antes: string; nuevo: string; linea: number };

const proyecto = proyectoDePrueba();
const { escribir, leer } = proyecto;

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
    elegirFallas(proyecto.raiz, cuantas, semilla, ['src/panel', 'src/server']);

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
    expect(lectorDePruebas(proyecto.raiz)('src/ui/sedes/lista.ts', 5)).toEqual([
      'tests/ui/sedes/lista.test.ts',
      'tests/ui/otras/pagina.test.ts',
    ]);
  });

  it('también las que se llaman como una de sus partes', () => {
    escribir('src/ui/ficha/ficha.ts', "import './cabecera';\nexport const c = 1;");
    escribir('src/ui/ficha/cabecera.ts', 'export const d = 1;');
    escribir('src/ui/pagina.ts', "import '@/ui/ficha/ficha';");
    for (const nombre of ['antes', 'cabecera'])
      escribir(`tests/ui/${nombre}.test.ts`, "import '@/ui/pagina';");
    expect(lectorDePruebas(proyecto.raiz)('src/ui/ficha/ficha.ts', 1)).toEqual(['tests/ui/cabecera.test.ts']);
  });

  it('una prueba dice algo de lo que usa, y de lo que usa aquello; de más allá no', () => {
    escribir('src/domain/shared/uno.ts', 'export const a = 1;');
    escribir('src/domain/sedes/dos.ts', "import '@/domain/shared/uno';");
    escribir('src/application/sedes/tres.ts', "import '@/domain/sedes/dos';");
    escribir('tests/domain/sedes/dos.test.ts', "import '@/domain/sedes/dos';");
    escribir('tests/application/sedes/tres.test.ts', "import '@/application/sedes/tres';");
    const alcanzan = (hasta?: number) =>
      [...lectorDeAlcance(proyecto.raiz)('src/domain/shared/uno.ts', hasta).keys()]
        .filter((ruta) => ruta.endsWith('.test.ts'))
        .sort();
    expect(alcanzan(2)).toEqual(['tests/domain/sedes/dos.test.ts']);
    expect(alcanzan()).toEqual(['tests/application/sedes/tres.test.ts', 'tests/domain/sedes/dos.test.ts']);
  });

  it('de las suites de contrato, son suyas las de su sección', () => {
    escribir('tests/contracts/sedes/contrato-sedes.ts', '  describe(`SedeRepository: $');
    escribir('tests/contracts/sedes/ocupacion.ts', '  describe(`Ocupacion de $');
    expect(contratosDe(proyecto.raiz, 'src/infrastructure/memory/sedes/a.ts')?.split('|')).toEqual([
      'SedeRepository',
      'Ocupacion de ',
    ]);
    escribir('tests/contracts/shared/reloj.ts', '  describe(`Reloj: $');
    expect(contratosDe(proyecto.raiz, 'src/infrastructure/memory/shared/a.ts')).toBeUndefined();
    expect(contratosDe(proyecto.raiz, 'src/infrastructure/memory/otra/a.ts')).toBeUndefined();
    expect(contratosDe(proyecto.raiz, 'src/ui/panel/sedes/a.ts')).toBeUndefined();
  });

  it('a lo que se arranca llegan las pruebas que lo arrancan', () => {
    escribir('src/server/main.ts', "import './arranque/a';");
    escribir('src/server/arranque/a.ts', 'export const a = 1;');
    escribir('tests/server/apoyo/proceso.ts', 'export const arrancar = 1;');
    escribir('tests/server/proceso.test.ts', "import { arrancar } from './apoyo/proceso';");
    expect(lectorDePruebas(proyecto.raiz)('src/server/arranque/a.ts', 5)).toEqual([
      'tests/server/proceso.test.ts',
    ]);
  });

  it('lo que se supo antes se guarda mientras la falla sea de la muestra, y se olvida si su línea cambió', () => {
    const falla = (en: string) => ({ archivo: 'src/ui/a.ts', en, cambio: '1 → 2' });
    const [una, otra, vieja] = [falla('a(1)'), falla('b(1)'), falla('c(1)')];
    expect(pendientesDe([una, otra, vieja], [una, otra], [una])).toEqual([otra]);
  });

  it('el puntaje no cuenta las equivalentes ni las que no se alcanzaron a decidir', () => {
    const estados = ['notada', 'notada', 'notada', 'viva', 'equivalente', 'sin decidir'];
    expect(resumir(estados.map((estado) => ({ area: 'src/server', estado })))).toMatchObject([
      { area: 'src/server', total: 6 },
      { area: 'todo', total: 6, notadas: 3, vivas: 1, puntaje: 75 },
    ]);
  });

  it('lo hallado se guarda con su motivo, y solo lo lee la misma semilla', () => {
    mkdirSync(join(proyecto.raiz, 'tests/mutacion'), { recursive: true });
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
    anotarMuestra(proyecto.raiz, 7, fallas);
    expect(leerMuestra(proyecto.raiz, 7)).toEqual(fallas);
    expect(leerMuestra(proyecto.raiz, 8)).toEqual([]);
    expect(leer('tests/mutacion/muestra.md')).toContain(
      '``a(1 \\|\\| 2)`` | ``1 → 2`` | equivalente | Nadie lo distingue. |',
    );
  });
});

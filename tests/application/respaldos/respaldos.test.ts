import { relojEn } from '@tests/application/dobles/reloj';
import { describe, expect, it } from 'vitest';
import { crearRespaldo } from '@/application/respaldos/crear-respaldo';
import type { FilasDeTabla } from '@/application/respaldos/datos-respaldables.port';
import type { LectorDeRespaldo } from '@/application/respaldos/empaque.port';
import { restaurarRespaldo } from '@/application/respaldos/restaurar-respaldo';
import { revisarRespaldo } from '@/application/respaldos/revisar-respaldo';
import type { Listado } from '@/domain/archivos/archivo';
import { leerManifiesto, type Manifiesto } from '@/domain/respaldos/manifiesto';

type Entradas = Map<string, string>;

async function* deTexto(texto: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(texto);
}
const aTexto = async (contenido: AsyncIterable<Uint8Array>): Promise<string> => {
  let texto = '';
  for await (const trozo of contenido) texto += new TextDecoder().decode(trozo);
  return texto;
};
/** Long enough to tell two contents apart. */
const huella = (texto: string) => `h:${texto}`;
const parteDe = (ruta: string, texto: string) => ({ ruta, bytes: texto.length, sha256: huella(texto) });

const ARCHIVOS: Readonly<Record<string, string | null>> = {
  'formatos/acta.pdf': 'acta',
  'formatos/viejos/carta.pdf': 'carta',
  'suelto.txt': 'hola',
  'borrado.txt': null,
};
const fila = (path: string | null) => ({
  name: path?.split('/').at(-1) ?? 'x',
  path,
  size: null,
  contentType: null,
  updatedAt: null,
});
const LISTADOS: Readonly<Record<string, Listado>> = {
  '': {
    files: [fila('suelto.txt'), fila('borrado.txt'), fila(null)],
    folders: [
      { name: 'formatos', path: 'formatos' },
      { name: 'sin ruta', path: null },
    ],
  },
  formatos: { files: [fila('formatos/acta.pdf')], folders: [{ name: 'viejos', path: 'formatos/viejos' }] },
  'formatos/viejos': { files: [fila('formatos/viejos/carta.pdf')], folders: [] },
};
const SEDES = { nombre: 'sedes', columnas: ['id'] };
const ABONOS = { nombre: 'abonos', columnas: ['id'] };
const FOTO = {
  motor: 'PostgreSQL 15',
  migraciones: ['0001.sql'],
  secuencias: [{ nombre: 'sedes_id_seq', valor: '3', usada: true }],
  tablas_sin_filas: ['sesiones'],
};

const respaldar = async (): Promise<Entradas> => {
  const entradas: Entradas = new Map();
  const agregar = async (ruta: string, texto: string) => {
    entradas.set(ruta, texto);
    return parteDe(ruta, texto);
  };
  await crearRespaldo({
    datos: {
      instantanea: (trabajo) =>
        trabajo({
          ...FOTO,
          tablas: [SEDES, ABONOS],
          async *filas({ nombre }) {
            if (nombre !== 'sedes') return;
            yield ['{"id":1}', '{"id":2}'];
            yield ['{"id":3}'];
          },
        }),
    },
    archivos: {
      listar: async (ruta) => LISTADOS[ruta] ?? { files: [], folders: [] },
      abrir: async (ruta) => {
        const texto = ARCHIVOS[ruta];
        return texto ? { contenido: deTexto(texto), tamano: texto.length } : null;
      },
    },
    reloj: relojEn('2026-11-21T17:00:00Z'),
    version: '1.2.3',
  })({
    agregarTexto: agregar,
    agregarArchivo: async (ruta, { contenido }) => agregar(ruta, await aTexto(contenido)),
  });
  return entradas;
};

const lectorDe = (entradas: Entradas): LectorDeRespaldo =>
  async function* () {
    for (const [ruta, texto] of entradas)
      yield {
        ruta,
        contenido: deTexto(texto),
        texto: async () => texto,
        medir: async () => ({ ...parteDe(ruta, texto), lineas: texto.split('\n').length - 1 }),
      };
  };
const MANIFIESTO = 'manifiesto.json';

describe('hacer un respaldo', () => {
  it('lleva las filas por tandas, los archivos con sus carpetas y, al final, la cuenta de todo', async () => {
    const entradas = await respaldar();
    const { [MANIFIESTO]: manifiesto, ...resto } = Object.fromEntries(entradas);
    expect(resto).toEqual({
      'datos/sedes/000001.ndjson': '{"id":1}\n{"id":2}\n',
      'datos/sedes/000002.ndjson': '{"id":3}\n',
      'archivos/suelto.txt': 'hola',
      'archivos/formatos/acta.pdf': 'acta',
      'archivos/formatos/viejos/carta.pdf': 'carta',
    });
    expect([...entradas.keys()].at(-1)).toBe(MANIFIESTO);
    expect(leerManifiesto(manifiesto ?? '')).toEqual({
      formato: 1,
      producto: 'fundacion',
      version: '1.2.3',
      creado_en: '2026-11-21T17:00:00.000Z',
      ...FOTO,
      tablas: [
        { ...SEDES, filas: 3 },
        { ...ABONOS, filas: 0 },
      ],
      carpetas: ['formatos', 'formatos/viejos'],
      partes: Object.entries(resto).map(([ruta, texto]) => parteDe(ruta, texto)),
    });
  });
});

describe('revisar un respaldo', () => {
  const revisarCon = async (cambiar: (entradas: Entradas) => void) => {
    const entradas = await respaldar();
    cambiar(entradas);
    return revisarRespaldo(lectorDe(entradas));
  };
  const conManifiesto = (entradas: Entradas, cambiar: (manifiesto: Manifiesto) => void) => {
    const manifiesto = leerManifiesto(entradas.get(MANIFIESTO) ?? '');
    cambiar(manifiesto);
    entradas.set(MANIFIESTO, JSON.stringify(manifiesto));
  };

  it('entero, dice lo que trae', async () => {
    expect(await revisarCon(() => undefined)).toMatchObject({
      version: '1.2.3',
      tablas: [{ filas: 3 }, { filas: 0 }],
    });
  });

  it.each<[string, (entradas: Entradas) => void, string]>([
    [
      'sin manifiesto',
      (e) => void e.delete(MANIFIESTO),
      'El respaldo está dañado: está incompleto, le falta el final.',
    ],
    [
      'sin una parte',
      (e) => void e.delete('archivos/suelto.txt'),
      'El respaldo está dañado: le falta archivos/suelto.txt.',
    ],
    [
      'con otro contenido del mismo largo',
      (e) => void e.set('archivos/suelto.txt', 'HOLA'),
      'El respaldo está dañado: archivos/suelto.txt no es igual a lo que se guardó.',
    ],
    [
      'con otro largo y la misma huella',
      (e) =>
        conManifiesto(e, ({ partes }) => {
          const suelta = partes.find(({ ruta }) => ruta === 'archivos/suelto.txt');
          if (suelta) suelta.bytes += 1;
        }),
      'El respaldo está dañado: archivos/suelto.txt no es igual a lo que se guardó.',
    ],
    [
      'con una parte de más',
      (e) => void e.set('archivos/otro.txt', 'x'),
      'El respaldo está dañado: tiene partes que no se guardaron.',
    ],
    [
      'con otra cuenta de filas',
      (e) =>
        conManifiesto(e, ({ tablas }) => {
          if (tablas[0]) tablas[0].filas = 4;
        }),
      'El respaldo está dañado: sedes tiene 3 filas y se guardaron 4.',
    ],
    [
      'con filas que no están',
      (e) =>
        conManifiesto(e, ({ tablas }) => {
          if (tablas[1]) tablas[1].filas = 1;
        }),
      'El respaldo está dañado: abonos tiene 0 filas y se guardaron 1.',
    ],
  ])('%s se rechaza', async (_caso, cambiar, mensaje) => {
    await expect(revisarCon(cambiar)).rejects.toMatchObject({ name: 'ErrorRespaldo', message: mensaje });
  });
});

describe('restaurar un respaldo', () => {
  const lugarNuevo = (falla = false) => {
    const pasos: unknown[][] = [];
    const filas: FilasDeTabla[] = [];
    const lugar = {
      archivos: {
        listar: async (ruta: string) => ({
          files: [],
          folders: ruta === '' ? [{ name: 'formatos', path: 'formatos' }] : [],
        }),
        crearCarpeta: async (...datos: unknown[]) => void pasos.push(['carpeta', ...datos]),
        guardar: async (ruta: string, contenido: AsyncIterable<Uint8Array>) =>
          void pasos.push(['archivo', ruta, await aTexto(contenido)]),
      },
      datos: {
        restaurar: async (_manifiesto: Manifiesto, tandas: AsyncIterable<FilasDeTabla>) => {
          if (falla) throw new Error('la base no está');
          for await (const tanda of tandas) filas.push(tanda);
        },
      },
      asentar: async ({ version }: Manifiesto) => [`Se guardó aparte lo de antes (${version})`],
      cerrar: async () => void pasos.push(['cerrar']),
    };
    return { pasos, filas, lugar };
  };
  const restaurar = async (
    { lugar }: Pick<ReturnType<typeof lugarNuevo>, 'lugar'>,
    { conocidas = ['0001.sql'], cambiar = (_entradas: Entradas): void => undefined } = {},
  ) => {
    const entradas = await respaldar();
    cambiar(entradas);
    let abierto = false;
    const abrirLugar = async () => {
      abierto = true;
      return lugar;
    };
    const hecho = restaurarRespaldo({
      leer: lectorDe(entradas),
      migracionesConocidas: conocidas,
      abrirLugar,
    });
    return { hecho, abierto: () => abierto };
  };

  it('crea las carpetas que faltan, los archivos y las filas, y cierra', async () => {
    const { pasos, filas, lugar } = lugarNuevo();
    const { hecho } = await restaurar({ lugar });
    expect(await hecho).toMatchObject({
      manifiesto: { version: '1.2.3' },
      avisos: ['Se guardó aparte lo de antes (1.2.3)'],
    });
    expect(pasos).toEqual([
      ['carpeta', 'viejos', 'formatos'],
      ['archivo', 'suelto.txt', 'hola'],
      ['archivo', 'formatos/acta.pdf', 'acta'],
      ['archivo', 'formatos/viejos/carta.pdf', 'carta'],
      ['cerrar'],
    ]);
    expect(filas).toEqual([
      { tabla: 'sedes', lineas: ['{"id":1}', '{"id":2}'] },
      { tabla: 'sedes', lineas: ['{"id":3}'] },
    ]);
  });

  it('si algo falla, cierra igual', async () => {
    const { pasos, lugar } = lugarNuevo(true);
    const { hecho } = await restaurar({ lugar });
    await expect(hecho).rejects.toThrow('la base no está');
    expect(pasos.at(-1)).toEqual(['cerrar']);
  });

  it('dañado no abre el lugar', async () => {
    const cambiar = (entradas: Entradas) => void entradas.delete('archivos/suelto.txt');
    const { hecho, abierto } = await restaurar(lugarNuevo(), { cambiar });
    await expect(hecho).rejects.toThrow('le falta archivos/suelto.txt');
    expect(abierto()).toBe(false);
  });

  it('hecho con un programa más nuevo tampoco', async () => {
    const { hecho, abierto } = await restaurar(lugarNuevo(), { conocidas: [] });
    await expect(hecho).rejects.toThrow(
      'El respaldo se hizo con una versión más nueva del programa (0001.sql): actualícelo antes de restaurar.',
    );
    expect(abierto()).toBe(false);
  });
});

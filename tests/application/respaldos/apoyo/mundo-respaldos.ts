import { relojEn } from '@tests/application/dobles/reloj';
import { crearRespaldo } from '@/application/respaldos/crear-respaldo';
import type { ArchivosRespaldables } from '@/application/respaldos/datos-respaldables.port';
import type { LectorDeRespaldo } from '@/application/respaldos/empaque.port';
import type { LlaveDeHistoria } from '@/application/shared/secretos.port';
import type { Listado } from '@/domain/archivos/archivo';

export type Entradas = Map<string, string>;

export async function* deTexto(texto: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(texto);
}
export const aTexto = async (contenido: AsyncIterable<Uint8Array>): Promise<string> => {
  let texto = '';
  for await (const trozo of contenido) texto += new TextDecoder().decode(trozo);
  return texto;
};
/** Long enough to tell two contents apart. */
export const huella = (texto: string) => `h:${texto}`;
export const parteDe = (ruta: string, texto: string) => ({
  ruta,
  bytes: texto.length,
  sha256: huella(texto),
});

export const ARCHIVOS: Readonly<Record<string, string | null>> = {
  'formatos/acta.pdf': 'acta',
  'formatos/viejos/carta.pdf': 'carta',
  'suelto.txt': 'hola',
  'borrado.txt': null,
};
export const fila = (path: string | null) => ({
  name: path?.split('/').at(-1) ?? 'x',
  path,
  size: null,
  contentType: null,
  updatedAt: null,
});
export const LISTADOS: Readonly<Record<string, Listado>> = {
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
export const SEDES = { nombre: 'sedes', columnas: ['id'] };
export const ABONOS = { nombre: 'abonos', columnas: ['id'] };
export const FOTO = {
  motor: 'PostgreSQL 15',
  migraciones: ['0001.sql', '0002.sql'],
  secuencias: [{ nombre: 'sedes_id_seq', valor: '3', usada: true }],
  tablas_sin_filas: ['sesiones'],
};

export const llaveLlamada = (id: string): LlaveDeHistoria => ({
  id,
  firmar: (texto) => `${id}:${texto.length}:${huella(texto)}`,
});
export const LLAVE = llaveLlamada('propia');

const EN_CALMA: ArchivosRespaldables = {
  listar: async (ruta) => LISTADOS[ruta] ?? { files: [], folders: [] },
  abrir: async (ruta) => {
    if (!(ruta in ARCHIVOS)) throw new Error(`Nadie listó ${ruta}`);
    const texto = ARCHIVOS[ruta];
    return texto ? { contenido: deTexto(texto), tamano: texto.length } : null;
  },
};

export const respaldar = async (archivos = EN_CALMA): Promise<Entradas> => {
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
    archivos,
    reloj: relojEn('2026-11-21T17:00:00Z'),
    llave: LLAVE,
    version: '1.2.3',
    dias: 90,
  })({
    agregarTexto: agregar,
    agregarArchivo: async (ruta, { contenido }) => agregar(ruta, await aTexto(contenido)),
  });
  return entradas;
};

export const lectorDe = (entradas: Entradas): LectorDeRespaldo =>
  async function* () {
    for (const [ruta, texto] of entradas)
      yield {
        ruta,
        contenido: deTexto(texto),
        texto: async () => texto,
        medir: async () => ({ ...parteDe(ruta, texto), lineas: texto.split('\n').length - 1 }),
        medirTexto: async () => ({ ...parteDe(ruta, texto), lineas: texto.split('\n').length - 1, texto }),
      };
  };
export const MANIFIESTO = 'manifiesto.json';
export const FIRMA = 'firma.json';

/** As it was made before backups were signed. */
export const comoAntes = (entradas: Entradas): void => {
  entradas.delete(FIRMA);
  entradas.set(MANIFIESTO, (entradas.get(MANIFIESTO) ?? '').replace('"formato": 2', '"formato": 1'));
};

import { createHash } from 'node:crypto';
import {
  ABONOS,
  ARCHIVOS,
  aTexto,
  deTexto,
  FOTO,
  huella as huellaDePrueba,
  lectorDe,
  MANIFIESTO,
  respaldar,
  SEDES,
} from '@tests/application/respaldos/apoyo/mundo-respaldos';
import { describe, expect, it } from 'vitest';
import { compararRestaurado } from '@/application/respaldos/comparar-restaurado';
import { leerManifiesto } from '@/domain/respaldos/manifiesto';

const UNA = '{"id":1}';
const OTRA = '{"id":2}';
const TERCERA = '{"id":3}';

/** Compares the backup of those three rows with what was put back of it. */
const comparar = async (
  sedes: readonly string[],
  {
    abonos = [] as string[],
    archivos = ARCHIVOS,
    migraciones = FOTO.migraciones,
    ademas = {} as Record<string, string>,
  } = {},
): Promise<void> => {
  const entradas = new Map([...(await respaldar()), ...Object.entries(ademas)]);
  return compararRestaurado({
    leer: lectorDe(entradas),
    manifiesto: leerManifiesto(entradas.get(MANIFIESTO) ?? ''),
    datos: {
      instantanea: (trabajo) =>
        trabajo({
          ...FOTO,
          migraciones,
          tablas: [SEDES, ABONOS],
          async *filas({ nombre }) {
            yield [...(nombre === 'sedes' ? sedes : abonos)];
          },
        }),
    },
    archivos: {
      listar: async () => ({ files: [], folders: [] }),
      abrir: async (ruta) => {
        const texto = archivos[ruta];
        return texto ? { contenido: deTexto(texto), tamano: texto.length } : null;
      },
    },
    huella: (texto) => createHash('sha256').update(texto).digest('hex'),
    huellaDe: async (contenido) => huellaDePrueba(await aTexto(contenido)),
  });
};

const DISTINTAS = 'Al restaurarlo, las filas de sedes no quedaron iguales.';

describe('comparar lo restaurado', () => {
  it('las mismas filas, en otro orden, son iguales', async () => {
    await expect(comparar([TERCERA, UNA, OTRA])).resolves.toBeUndefined();
  });

  it('un archivo guardado en una carpeta que se llama como una tabla no son filas de ella', async () => {
    const ademas = { 'archivos/sedes/lista.txt': 'una\notra\n' };
    await expect(comparar([UNA, OTRA, TERCERA], { ademas })).resolves.toBeUndefined();
  });

  it.each<[string, readonly string[]]>([
    ['una fila menos', [UNA, OTRA]],
    ['ninguna', []],
    ['una fila de más', [UNA, OTRA, TERCERA, '{"id":4}']],
    ['un valor cambiado', [UNA, OTRA, '{"id":30}']],
    ['una repetida en lugar de otra', [UNA, OTRA, OTRA]],
  ])('%s se nota', async (_caso, filas) => {
    await expect(comparar(filas)).rejects.toThrow(DISTINTAS);
  });

  it('una fila en una tabla que estaba vacía se nota', async () => {
    await expect(comparar([UNA, OTRA, TERCERA], { abonos: [UNA] })).rejects.toThrow(
      'Al restaurarlo, las filas de abonos no quedaron iguales.',
    );
  });

  it.each([
    ['con otro contenido', 'acta.'],
    ['que falta', null],
  ])('un archivo %s se nota', async (_caso, texto) => {
    const archivos = { ...ARCHIVOS, 'formatos/acta.pdf': texto };
    await expect(comparar([UNA, OTRA, TERCERA], { archivos })).rejects.toThrow(
      'Al restaurarlo, archivos/formatos/acta.pdf no quedó igual.',
    );
  });

  it('las filas de una versión anterior, que al restaurar se pusieron al día, no se comparan', async () => {
    const migraciones = [...FOTO.migraciones, '0003.sql'];
    await expect(comparar([UNA], { migraciones })).resolves.toBeUndefined();
  });
});

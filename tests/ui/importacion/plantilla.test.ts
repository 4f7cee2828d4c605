import readXlsxFile from 'read-excel-file/universal';
import { describe, expect, it } from 'vitest';
import { COLUMNAS_ACUDIENTES } from '@/domain/acudientes/columnas-acudientes';
import { COLUMNAS_ABONOS } from '@/domain/mensualidades/columnas-abonos';
import { COLUMNAS_MENSUALIDADES } from '@/domain/mensualidades/importacion-mensualidades';
import { COLUMNAS_PARTICIPANTES } from '@/domain/participantes/campos-importables';
import { COLUMNAS_SEDES } from '@/domain/sedes/importacion-sedes';
import type { Columnas } from '@/domain/shared/importacion/columna';
import { COLUMNAS_USUARIOS } from '@/domain/usuarios/importacion-usuarios';
import { aLibro } from '@/ui/panel/comun/exportacion/libro-xlsx';
import { hojaDe } from '@/ui/panel/comun/exportacion/xlsx';
import { adivinarColumnas } from '@/ui/panel/comun/importacion/adivinar-columnas';
import { esEjemplo } from '@/ui/panel/comun/importacion/leer-filas';
import { leerHojas } from '@/ui/panel/comun/importacion/leer-hojas';
import { leerXlsx } from '@/ui/panel/comun/importacion/leer-xlsx';
import { hojasDePlantilla } from '@/ui/panel/comun/importacion/plantilla';
import { aTabla } from '@/ui/panel/comun/importacion/tabla';

const LISTAS: readonly [string, Columnas][] = [
  ['participantes', COLUMNAS_PARTICIPANTES],
  ['acudientes', COLUMNAS_ACUDIENTES],
  ['mensualidades', COLUMNAS_MENSUALIDADES],
  ['abonos', COLUMNAS_ABONOS],
  ['sedes', COLUMNAS_SEDES],
  ['usuarios', COLUMNAS_USUARIOS],
];

const libroDe = async (columnas: Columnas): Promise<Blob> => {
  const [lista, guia] = hojasDePlantilla(columnas, () => undefined);
  return aLibro([hojaDe(lista), hojaDe(guia)]);
};

describe.each(LISTAS)('la plantilla de %s', (_, columnas) => {
  it('trae los títulos que se reconocen solos, cada uno en su columna', () => {
    const [{ columnas: titulos }] = hojasDePlantilla(columnas, () => undefined);
    const pedidas = Object.keys(columnas).filter((campo) => !columnas[campo]?.fueraDePlantilla);
    expect(
      adivinarColumnas(
        columnas,
        titulos.map(({ titulo }) => titulo),
      ),
    ).toEqual(Object.fromEntries(pedidas.map((campo, n) => [campo, n])));
  });

  it('se lee de vuelta, y su ejemplo no es nadie', async () => {
    const libro = new File([await libroDe(columnas)], 'plantilla.xlsx');
    const [hoja] = await leerHojas(libro, leerXlsx);
    if (!hoja) throw new Error('sin hoja');
    const tabla = aTabla({ hoja, filaTitulos: 1 });
    const elegidas = adivinarColumnas(columnas, tabla.titulos);
    const ejemplo = esEjemplo(columnas, elegidas);
    expect(tabla.filas.map(ejemplo)).toEqual([true]);
    const cambiada = { numero: 3, celdas: tabla.filas[0]?.celdas.map((celda) => `${celda}7`) ?? [] };
    expect(ejemplo(cambiada)).toBe(false);
  });

  it('dice qué hace falta y qué se puede escribir', async () => {
    const hojas = await readXlsxFile(await (await libroDe(columnas)).arrayBuffer());
    const [titulos = [], ...lineas] = hojas[1]?.data ?? [];
    expect(titulos).toEqual(['Título', '¿Hace falta?', 'Lo que se puede escribir', 'Por ejemplo']);
    for (const [titulo, falta, valores] of lineas) {
      expect([titulo, valores].every(Boolean)).toBe(true);
      expect(['Sí', 'No']).toContain(falta);
    }
  });
});

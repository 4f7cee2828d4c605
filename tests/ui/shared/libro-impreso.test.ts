import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { aLibro, type HojaDeLibro } from '@/ui/panel/comun/exportacion/libro-xlsx';
import { aXlsx } from '@/ui/panel/comun/exportacion/xlsx';

const hoja = (nombre: string): HojaDeLibro => ({
  nombre,
  anchos: [12],
  filas: [[{ valor: 'Nombre', estilo: 'TITULO' }], [{ valor: 'Ana', estilo: 'COMUN' }]],
});

const partesDe = async (libro: Blob): Promise<(nombre: string) => string> => {
  const partes = unzipSync(new Uint8Array(await libro.arrayBuffer()));
  return (nombre) => strFromU8(partes[nombre] ?? new Uint8Array());
};

describe('un libro, al imprimirlo', () => {
  it('cabe a lo ancho de una hoja carta acostada, y las filas que no caben siguen en otra', async () => {
    const xml = (await partesDe(aLibro([hoja('Sedes')])))('xl/worksheets/sheet1.xml');
    expect(xml).toContain('<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>');
    expect(xml).toMatch(
      /<\/sheetData><pageMargins [^>]+\/><pageSetup paperSize="1" orientation="landscape" fitToWidth="1" fitToHeight="0"\/>/,
    );
  });

  it('dice al pie de cada hoja qué lista es y qué página', async () => {
    const xml = (await partesDe(aLibro([hoja('Sedes')])))('xl/worksheets/sheet1.xml');
    expect(xml).toContain('<oddFooter>&amp;L&amp;A&amp;RPágina &amp;P de &amp;N</oddFooter>');
  });

  it('repite los títulos en cada página de cada hoja, se llame como se llame', async () => {
    const libro = (await partesDe(aLibro([hoja('Lista'), hoja("Guía d'Ana")])))('xl/workbook.xml');
    expect(libro).toMatch(
      /<\/sheets><definedNames><definedName name="_xlnm\.Print_Titles" localSheetId="0">'Lista'!\$1:\$1<\/definedName><definedName name="_xlnm\.Print_Titles" localSheetId="1">'Guía d''Ana'!\$1:\$1<\/definedName><\/definedNames>/,
    );
  });

  it('un texto que no cabe en su columna sigue debajo y no se corta, y sus renglones son renglones', async () => {
    const nombre = 'Wílmar Alexánder De Los Ríos Güiza Quiñónez';
    const notas = ['Una nota\nde dos renglones', '-1 de saldo', 'Número de documento'];
    for (const texto of [nombre, ...notas]) {
      const parte = await partesDe(aXlsx('Hoja', [{ titulo: texto, valor: () => texto }], [1]));
      const formas = parte('xl/styles.xml').match(/<xf\b.*?(?=<xf\b|<\/cellXfs>)/g) ?? [];
      const [, ...celdas] = parte('xl/worksheets/sheet1.xml').match(/(?<= s=")\d+/g) ?? [];
      expect(celdas).toHaveLength(1);
      // The first is of the styles the others come from.
      for (const celda of celdas) expect(formas[Number(celda) + 1]).toContain('wrapText="1"');
    }
  });

  it.each([
    ['Wílmar Alexánder De Los Ríos Güiza Quiñónez', 2],
    ['Una nota\nde tres\nrenglones', 3],
    ['Casa Bello', 1],
    ['x'.repeat(60), 2],
    ['x '.repeat(60_000), 27],
  ])('una fila tiene el alto de su texto: %.20s', async (texto, renglones) => {
    const xml = (await partesDe(aXlsx('Hoja', [{ titulo: 'Nota', valor: () => texto }], [1])))(
      'xl/worksheets/sheet1.xml',
    );
    const alto = /<row r="2"(?: ht="(\d+)")?>/.exec(xml)?.[1];
    expect(Math.floor(Number(alto ?? 15) / 15)).toBe(renglones);
  });

  it('una columna no es más ancha que lo que se lee en una hoja: la nota, por su renglón; el título, por su palabra', async () => {
    const columnas = [
      { titulo: 'Nombre', valor: () => 'Wílmar Alexánder De Los Ríos Güiza Quiñónez Villarreal' },
      { titulo: 'Número de documento', valor: () => '71000' },
      { titulo: 'Nota', valor: () => 'Llegó\nFirmó en la casa' },
    ];
    const xml = (await partesDe(aXlsx('Hoja', columnas, [1])))('xl/worksheets/sheet1.xml');
    expect(xml.match(/(?<= width=")\d+/g)).toEqual(['40', '13', '18']);
  });
});

import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import writeXlsxFile, { type SheetData } from 'write-excel-file/universal';
import { leerCsv } from '@/ui/panel/comun/importacion/leer-csv';
import { leerHojas as leerEnSuHilo } from '@/ui/panel/comun/importacion/leer-hojas';
import { leerXlsx } from '@/ui/panel/comun/importacion/leer-xlsx';

// There are no threads here.
const leerHojas = (archivo: File) => leerEnSuHilo(archivo, leerXlsx);

const leer = async (texto: string, codificacion: BufferEncoding = 'utf8') => {
  const [hoja] = await leerHojas(new File([new Uint8Array(Buffer.from(texto, codificacion))], 'gente.csv'));
  return hoja?.filas ?? [];
};

describe('leer un libro con trampa', () => {
  it('que se descomprime en demasiado no se abre', async () => {
    const bomba = zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      'xl/workbook.xml': new Uint8Array(104_857_600),
    });
    expect(bomba.length).toBeLessThan(1_000_000);
    await expect(leerHojas(new File([bomba], 'gente.xlsx'))).rejects.toMatchObject({
      codigo: 'VALIDACION',
      message:
        'El archivo de Excel es demasiado grande por dentro: copie solo la lista a un libro nuevo y guárdelo',
    });
  });
});

describe('leer un archivo de texto', () => {
  it.each([';', ',', '\t'])('reconoce el separador %j', async (separador) => {
    expect(await leer(`Nombre${separador}Teléfono\nAna${separador}300\n`)).toEqual([
      { numero: 1, celdas: ['Nombre', 'Teléfono'] },
      { numero: 2, celdas: ['Ana', '300'] },
    ]);
  });

  it.each([
    [
      'un título arriba',
      'Fundación, Bello, Antioquia\n\nNombre;Dirección\nAna;Cra 5, apto 2\nLuz;Cll 8, casa 3',
    ],
    ['nombres con coma', 'Nombre;Teléfono\nRíos, Ana;300\nGil, Luz;301'],
    ['dos columnas y una dirección con comas', 'Nombre;Dirección\nAna;Cra 5, apto 2, Bello\nLuz;Cll 8'],
  ])('con %s, lo que separa es el punto y coma', async (_, texto) => {
    const filas = await leer(texto);
    expect(filas.filter(({ celdas }) => celdas.length === 2).length).toBeGreaterThanOrEqual(3);
  });

  it('pegado de una hoja, con comas en las celdas, separa la tabulación', async () => {
    const filas = await leer('Apellidos, nombres\tTeléfono\nRíos, Ana\t300\n');
    expect(filas[1]?.celdas).toEqual(['Ríos, Ana', '300']);
  });

  it('obedece la línea sep=, que no es una fila de la hoja', async () => {
    for (const texto of ['sep=,\r\nNombre,Nota\r\nAna,a;b;c\r\n', '\uFEFFsep=,\nNombre,Nota\nAna,a;b;c']) {
      expect(await leer(texto)).toEqual([
        { numero: 1, celdas: ['Nombre', 'Nota'] },
        { numero: 2, celdas: ['Ana', 'a;b;c'] },
      ]);
    }
  });

  it('lee las tildes de UTF-8, con BOM o sin él, de Windows-1252 y de UTF-16', async () => {
    for (const filas of [
      await leer('Año\nÑandú'),
      await leer('\uFEFFAño\nÑandú'),
      await leer('Año\nÑandú', 'latin1'),
      await leer('\uFEFFAño\nÑandú', 'utf16le'),
    ]) {
      expect(filas.map(({ celdas }) => celdas)).toEqual([['Año'], ['Ñandú']]);
    }
  });

  it('entiende comillas, saltos dentro de una celda, comillas dobladas y los tres finales de línea', () => {
    expect(leerCsv('a;b\r\n"x;1\n2";"di ""hola"""\r\n')).toEqual([
      ['a', 'b'],
      ['x;1\n2', 'di "hola"'],
    ]);
    for (const fin of ['\n', '\r\n', '\r'])
      expect(leerCsv(`a;b${fin}1;2${fin}`)).toEqual([
        ['a', 'b'],
        ['1', '2'],
      ]);
  });

  it('salta las filas vacías sin perder el número de las demás, y quita el apóstrofo de los exportados', async () => {
    expect(await leer("Nombre;Tel\n;\n\nAna;'+57 300\nLuz;'300\n")).toEqual([
      { numero: 1, celdas: ['Nombre', 'Tel'] },
      { numero: 4, celdas: ['Ana', '+57 300'] },
      { numero: 5, celdas: ['Luz', "'300"] },
    ]);
  });
});

describe('leer un libro', () => {
  const libro = async (...hojas: SheetData[]) => {
    const escritas = hojas.map((data, n) => ({ data, sheet: `Hoja ${n + 1}` }));
    const archivo = await writeXlsxFile(escritas).toBlob();
    return leerHojas(new File([await archivo.arrayBuffer()], 'gente.xlsx'));
  };
  const texto = (value: string) => ({ value, type: String });
  const numero = (value: number, format?: string) => ({ value, type: Number, format });
  const fecha = (dia: string) => ({ value: new Date(`${dia}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' });

  it('sus números siguen siendo números y sus fechas, fechas', async () => {
    const [hoja] = await libro([
      [texto('Fundación'), null, null, null, null],
      [null, null, null, null, null],
      [
        texto('Ñandú'),
        numero(850_000, '"$"#,##0'),
        numero(1.02030405e9),
        fecha('2026-04-03'),
        numero(46_115),
      ],
    ]);
    expect(hoja?.nombre).toBe('Hoja 1');
    expect(hoja?.filas.map(({ numero }) => numero)).toEqual([1, 3]);
    expect(hoja?.filas[1]?.celdas).toEqual([
      'Ñandú',
      850_000,
      1_020_304_050,
      { fecha: '2026-04-03' },
      46_115,
    ]);
  });

  it('da todas sus hojas escritas', async () => {
    const hojas = await libro([[null]], [[texto('Nombre')]], [[texto('Otra')]]);
    expect(hojas.map(({ nombre }) => nombre)).toEqual(['Hoja 2', 'Hoja 3']);
  });
});

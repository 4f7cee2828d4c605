import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import writeXlsxFile, { type SheetData } from 'write-excel-file/universal';
import { aCsv } from '@/ui/panel/comun/exportacion/exportar';
import { alcanceDe, conFormulasEscritas } from '@/ui/panel/comun/importacion/hoja-en-xml';
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

describe('leer un libro que no termina', () => {
  it('se deja a los treinta segundos, con su hilo', async () => {
    vi.useFakeTimers();
    const terminado = vi.fn();
    vi.stubGlobal(
      'Worker',
      class {
        postMessage = vi.fn();
        terminate = terminado;
      },
    );
    const libro = zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') }, { level: 0 });
    const lectura = expect(leerEnSuHilo(new File([libro], 'gente.xlsx'))).rejects.toMatchObject({
      message: expect.stringMatching(/^El archivo de Excel es demasiado grande por dentro/),
    });
    await vi.advanceTimersByTimeAsync(30_000);
    await lectura;
    expect(terminado).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

describe('leer un libro sin orillas', () => {
  const TITULOS = '<row r="1"><c r="A1" t="inlineStr"><is><t>Nombre</t></is></c></row>';
  const escrita = (lugar: string) => `<c r="${lugar}" t="inlineStr"><is><t>x</t></is></c>`;
  let columna = 0;
  const letras = () => {
    const n = columna++;
    const una = (de: number) => String.fromCharCode(65 + de);
    return n < 26 ? una(n) : una(Math.floor(n / 26) - 1) + una(n % 26);
  };
  const libroDe = (hojasEnXml: readonly string[], ajenas: Zippable = {}) => {
    const tipo = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
    const relaciones = (cuales: string) =>
      strToU8(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${cuales}</Relationships>`,
      );
    const de = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const hojas = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
    const partes = {
      '[Content_Types].xml': strToU8(
        `<Types><Override PartName="/xl/workbook.xml" ContentType="${tipo}.sheet.main+xml"/></Types>`,
      ),
      '_rels/.rels': relaciones(
        `<Relationship Id="r1" Type="${de}/officeDocument" Target="xl/workbook.xml"/>`,
      ),
      'xl/workbook.xml': strToU8(
        `<workbook xmlns="${hojas}" xmlns:r="${de}"><sheets>${hojasEnXml.map((_, n) => `<sheet name="H${n || ''}" sheetId="${n + 1}" r:id="r${n + 1}"/>`).join('')}</sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': relaciones(
        hojasEnXml
          .map(
            (_, n) => `<Relationship Id="r${n + 1}" Type="${de}/worksheet" Target="worksheets/s${n}.xml"/>`,
          )
          .join(''),
      ),
      ...Object.fromEntries(
        hojasEnXml.map((filas, n) => [
          `xl/worksheets/s${n}.xml`,
          strToU8(`<worksheet xmlns="${hojas}"><sheetData>${TITULOS}${filas}</sheetData></worksheet>`),
        ]),
      ),
      ...ajenas,
    };
    return leerHojas(new File([zipSync(partes)], 'gente.xlsx'));
  };
  const libroCon = (filas: string) => libroDe([filas]);

  it.each([
    ['una marca en la última esquina', `<row r="1048576">${escrita('XFD1048576')}</row>`],
    ['una fila que no existe', '<row r="999999999"/>'],
    ['una columna que no existe', `<row r="2">${escrita('ZZZZZZZ2')}</row>`],
    ['más celdas en una fila de las que hay', `<row r="2">${'<c><v>1</v></c>'.repeat(16_385)}</row>`],
  ])('con %s no se abre: no hay memoria para todo lo vacío', async (_, filas) => {
    await expect(libroCon(filas)).rejects.toMatchObject({
      codigo: 'VALIDACION',
      message:
        'El archivo de Excel es demasiado grande por dentro: copie solo la lista a un libro nuevo y guárdelo',
    });
  });

  it('con miles de hojas, o pocas que juntas no caben, tampoco', async () => {
    const pesado = {
      codigo: 'VALIDACION',
      message: expect.stringMatching(/^El archivo de Excel es demasiado grande/),
    };
    await expect(libroDe(Array.from({ length: 3_000 }, () => ''))).rejects.toMatchObject(pesado);
    const ancha = Array.from(
      { length: 60 },
      (_, n) => `<row r="${n + 2}">${escrita(`XFD${n + 2}`)}</row>`,
    ).join('');
    await expect(libroDe(Array.from({ length: 20 }, () => ancha))).rejects.toMatchObject(pesado);
  });

  it('con un texto escrito una vez y puesto en miles de celdas, tampoco', async () => {
    const filas = Array.from(
      { length: 5_000 },
      (_, n) => `<row r="${n + 2}"><c r="A${n + 2}" t="s"><v>0</v></c></row>`,
    );
    const textos = strToU8(`<sst><si><t>${'x'.repeat(30_000)}</t></si></sst>`);
    await expect(libroDe([filas.join('')], { 'xl/sharedStrings.xml': textos })).rejects.toMatchObject({
      message: expect.stringMatching(/^El archivo de Excel es demasiado grande/),
    });
  });

  it('con miles de columnas escritas se dice cuántas, y no se pinta', async () => {
    const fila = Array.from({ length: 501 }, () => '<c t="n"><v>1</v></c>').join('');
    await expect(
      libroCon(`<row r="2">${fila.replaceAll('<c ', () => `<c r="${letras()}2" `)}</row>`),
    ).rejects.toMatchObject({
      message: 'La hoja «H» tiene 501 columnas: copie solo la lista a un libro nuevo y guárdelo',
    });
  });

  it('con etiquetas que no terminan se mide y se escribe sin quedarse pensando', () => {
    for (const texto of ['<c '.repeat(300_000), '<c r="A2"><f '.repeat(100_000)]) {
      expect(alcanceDe(texto)).toBeLessThan(3);
      expect(conFormulasEscritas(texto)).toBe(texto);
    }
  });

  it('una entidad que nombra un archivo del equipo no se abre, ni una que se llama a sí misma crece', async () => {
    const trampa = strToU8(
      '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b "&b;&b;">]><sst><si><t>&a;&b;</t></si></sst>',
    );
    const [hoja] = await libroDe(['<row r="2"><c r="A2" t="s"><v>0</v></c></row>'], {
      'xl/sharedStrings.xml': trampa,
    });
    expect(hoja?.filas[1]?.celdas).toEqual(['&a;&b;']);
  });

  it('una fórmula que nadie calculó no es una celda vacía; la que dio un texto vacío, sí', async () => {
    const celdas = [
      '<c r="A2"><f>400000*2</f><v></v></c>',
      '<c r="B2" s="0"><f>SUM(A1:A3)</f><v/></c>',
      '<c r="C2"><f>IF(A1&lt;2,&quot;x&quot;,1)</f></c>',
      '<c r="D2" t="str"><f>TRIM(A9)</f><v></v></c>',
      '<c r="E2"><f>2+2</f><v>4</v></c>',
      '<c r="F2"><f t="shared" si="0"/></c>',
      '<c r="G2" t="str"><f>TRIM(A9)</f></c>',
    ];
    const [hoja] = await libroCon(`<row r="2">${celdas.join('')}</row>`);
    expect(hoja?.filas[1]?.celdas).toEqual([
      { formula: '=400000*2' },
      { formula: '=SUM(A1:A3)' },
      { formula: '=IF(A1<2,"x",1)' },
      '',
      4,
      { formula: '=' },
      { formula: '=TRIM(A9)' },
    ]);
  });

  it('con formato hasta el final y nada escrito allí, se lee', async () => {
    const filas = `<row r="2">${escrita('A2')}<c r="XFD2" s="0"/></row><row r="1048576" ht="15"/>`;
    expect(await libroCon(filas)).toEqual([
      {
        nombre: 'H',
        filas: [
          { numero: 1, celdas: ['Nombre'] },
          { numero: 2, celdas: ['x'] },
        ],
      },
    ]);
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

  it.each(['\n', ';', '1;', 'a\n'])('de millones de %j no se lleva la memoria', async (signo) => {
    await expect(leer(signo.repeat(10_000_000 / signo.length))).rejects.toMatchObject({
      message: 'El archivo es demasiado grande: deje solo la lista, o divídala en varios archivos',
    });
  });

  it('con miles de columnas, o una celda que se traga el resto, dice qué hacer', async () => {
    await expect(leer(`Nombre${';x'.repeat(2_000)}\nAna`)).rejects.toMatchObject({
      message: 'El archivo tiene 2.001 columnas: copie solo la lista a un libro nuevo y guárdelo',
    });
    await expect(leer(`Nombre;Nota\nAna;"sin cerrar\n${'Luz;x\n'.repeat(10_000)}`)).rejects.toMatchObject({
      message:
        'La fila 2 tiene una celda de más de 32.767 letras: revise que no haya unas comillas sin cerrar',
    });
  });

  it('separa con el signo que la línea sep= diga, aunque para otra cosa quiera decir algo', () => {
    expect(leerCsv('sep=d\nNombredTel\nAna 5d"3d0"\n')).toEqual([
      ['Nombre', 'Tel'],
      ['Ana 5', '3d0'],
    ]);
    expect(leerCsv('sep=^\nNombre^Di "hola"\n')).toEqual([['Nombre', 'Di "hola"']]);
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

  it.each([
    '- Acordó pagar el 15\n- Llamar a la mamá; "Luz"\n=nota',
    'Ana,-1,+2',
    'Ana,"=1+1',
    '＝1+1;＋2',
    "D'Angelo, 'el Mono'; vive en O'Higgins",
    "'300",
  ])('%j vuelve como salió en los exportados', async (nota) => {
    const exportado = aCsv([{ titulo: 'Nota', valor: () => nota }], [null]);
    expect(await leer(exportado)).toEqual([
      { numero: 1, celdas: ['Nota'] },
      { numero: 2, celdas: [nota] },
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

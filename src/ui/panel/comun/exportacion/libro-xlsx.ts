import { strToU8, zipSync } from 'fflate';

/** By how they are read; the place of each is the number by which the book knows it. */
const ESTILOS = ['COMUN', 'TITULO', 'FECHA', 'DINERO', 'LITERAL', 'INSTANTE', 'TEXTO'] as const;

export interface CeldaDeLibro {
  valor: string | number;
  estilo: (typeof ESTILOS)[number];
}

export interface HojaDeLibro {
  nombre: string;
  /** In characters, of each column. */
  anchos: readonly number[];
  /** The first one stays in sight, and is repeated on each printed page. */
  filas: readonly (readonly (CeldaDeLibro | null)[])[];
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const HOJA = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PAQUETE = 'http://schemas.openxmlformats.org/package/2006';
const RELACION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TIPO = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A sheet takes no more in a cell, and says that the whole book is damaged. */
const LARGO_MAXIMO = 32_767;
const PROHIBIDOS = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

const escapar = (texto: string): string =>
  texto
    .slice(0, LARGO_MAXIMO)
    .replace(PROHIBIDOS, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** 0 -> A, 26 -> AA. */
const letrasDe = (columna: number): string =>
  (columna >= 26 ? letrasDe(Math.floor(columna / 26) - 1) : '') + String.fromCharCode(65 + (columna % 26));

const celdaEn = (lugar: string, { valor, estilo }: CeldaDeLibro): string => {
  const abre = `<c r="${lugar}" s="${ESTILOS.indexOf(estilo)}"`;
  return typeof valor === 'number'
    ? `${abre}><v>${valor}</v></c>`
    : `${abre} t="inlineStr"><is><t xml:space="preserve">${escapar(valor)}</t></is></c>`;
};

/** Of a text in a column, broken where its words end and inside those longer than the column. */
const renglonesDe = (texto: string, caben: number): number =>
  texto.split('\n').reduce((suma, renglon) => {
    let [renglones, ocupado] = [1, 0];
    for (const { length } of renglon.split(' ')) {
      if (ocupado > 0 && ocupado + 1 + length <= caben) ocupado += 1 + length;
      else {
        if (ocupado > 0) renglones += 1;
        renglones += Math.max(0, Math.ceil(length / caben) - 1);
        ocupado = length % caben || length;
      }
    }
    return suma + renglones;
  }, 0);

/** In points, of one line, and of the tallest row that a sheet takes. */
const ALTO = 15;
const ALTO_MAXIMO = 409;
/** Taken by what a text begins apart. */
const SANGRIA = 1;

/** Excel works out how tall a row is, and others take all for the first line's. */
const altoDe = (fila: HojaDeLibro['filas'][number], anchos: readonly number[]): string => {
  const renglones = fila.map((celda, n) =>
    typeof celda?.valor === 'string' ? renglonesDe(celda.valor, (anchos[n] ?? 0) - SANGRIA) : 1,
  );
  const mayor = Math.max(1, ...renglones);
  return mayor > 1 ? ` ht="${Math.min(ALTO_MAXIMO, mayor * ALTO)}"` : '';
};

/**
 * On paper a list is as wide as a letter sheet on its side, and as many of them as its rows need: without this Excel cuts the columns that
 * do not fit and leaves them in other sheets. `&A` is how the list is called, `&P` and `&N` which page this is and of how many.
 */
const EN_PAPEL =
  '<pageMargins left="0.25" right="0.25" top="0.4" bottom="0.6" header="0.3" footer="0.3"/><pageSetup paperSize="1" orientation="landscape" fitToWidth="1" fitToHeight="0"/><headerFooter><oddFooter>&amp;L&amp;A&amp;RPágina &amp;P de &amp;N</oddFooter></headerFooter>';

const hojaEnXml = ({ anchos, filas }: HojaDeLibro): string => {
  const letras = anchos.map((_, n) => letrasDe(n));
  const columnas = anchos.map(
    (ancho, n) => `<col min="${n + 1}" max="${n + 1}" width="${ancho}" customWidth="1"/>`,
  );
  const escritas = filas.map((fila, n) => {
    const celdas = fila.map((celda, columna) => (celda ? celdaEn(`${letras[columna]}${n + 1}`, celda) : ''));
    return `<row r="${n + 1}"${altoDe(fila, anchos)}>${celdas.join('')}</row>`;
  });
  return `${XML}<worksheet xmlns="${HOJA}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columnas.join('')}</cols><sheetData>${escritas.join('')}</sheetData>${EN_PAPEL}</worksheet>`;
};

/**
 * What does not fit in its column goes on below, instead of being cut by the next one, and begins a little apart from the number or the
 * date that ends beside it.
 */
const PARRAFO = '<alignment horizontal="left" vertical="top" wrapText="1" indent="1"/>';
const ARRIBA = '<alignment vertical="top"/>';

const xf = (atributos: string, alineado: string) => `<xf ${atributos} applyAlignment="1">${alineado}</xf>`;

/** In the order of {@link ESTILOS}. */
const FORMAS = [
  xf('', ARRIBA),
  xf('fontId="1" applyFont="1"', PARRAFO),
  xf('numFmtId="164" applyNumberFormat="1"', ARRIBA),
  xf('numFmtId="3" applyNumberFormat="1"', ARRIBA),
  xf('numFmtId="49" applyNumberFormat="1" quotePrefix="1"', PARRAFO),
  xf('numFmtId="165" applyNumberFormat="1"', ARRIBA),
  xf('', PARRAFO),
];

const ESTILOS_XML = `${XML}<styleSheet xmlns="${HOJA}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${ESTILOS.length}">${FORMAS.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

const relaciones = (cuales: readonly (readonly [tipo: string, destino: string])[]): string =>
  `${XML}<Relationships xmlns="${PAQUETE}/relationships">${cuales
    .map(
      ([tipo, destino], n) =>
        `<Relationship Id="rId${n + 1}" Type="${RELACION}/${tipo}" Target="${destino}"/>`,
    )
    .join('')}</Relationships>`;

/**
 * A workbook, compressed in the page itself: libraries compress what is long in threads made from text, which the page
 * forbids, and one waits for them for ever.
 */
export const aLibro = (hojas: readonly HojaDeLibro[]): Blob => {
  const parte = (n: number) => `worksheets/sheet${n + 1}.xml`;
  const tipos = hojas.map(
    (_, n) => `<Override PartName="/xl/${parte(n)}" ContentType="${TIPO}.worksheet+xml"/>`,
  );
  const nombradas = hojas.map(
    ({ nombre }, n) => `<sheet name="${escapar(nombre)}" sheetId="${n + 1}" r:id="rId${n + 1}"/>`,
  );
  const repetidas = hojas.map(
    ({ nombre }, n) =>
      `<definedName name="_xlnm.Print_Titles" localSheetId="${n}">'${escapar(nombre.replaceAll("'", "''"))}'!$1:$1</definedName>`,
  );
  const partes: Record<string, string> = {
    '[Content_Types].xml': `${XML}<Types xmlns="${PAQUETE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TIPO}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TIPO}.styles+xml"/>${tipos.join('')}</Types>`,
    '_rels/.rels': relaciones([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${XML}<workbook xmlns="${HOJA}" xmlns:r="${RELACION}"><sheets>${nombradas.join('')}</sheets><definedNames>${repetidas.join('')}</definedNames></workbook>`,
    'xl/_rels/workbook.xml.rels': relaciones([
      ...hojas.map((_, n) => ['worksheet', parte(n)] as const),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': ESTILOS_XML,
    ...Object.fromEntries(hojas.map((hoja, n) => [`xl/${parte(n)}`, hojaEnXml(hoja)])),
  };
  const bytes = zipSync(
    Object.fromEntries(Object.entries(partes).map(([nombre, texto]) => [nombre, strToU8(texto)])),
  );
  return new Blob([bytes], { type: `${TIPO}.sheet` });
};

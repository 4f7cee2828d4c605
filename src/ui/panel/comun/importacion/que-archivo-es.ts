const IMAGEN =
  'Es una imagen, y de una imagen no se leen filas: escriba la lista en una hoja de cálculo y guárdela como .xlsx';
const WORD = 'Es un documento de Word: copie la tabla a una hoja de Excel y guárdela como .xlsx';
const EXCEL_ANTIGUO = 'Es un Excel antiguo (.xls): ábralo y guárdelo como .xlsx';
const COMPRIMIDO = 'Es un archivo comprimido: descomprímalo y elija la lista que trae (.xlsx o .csv)';

/** How each begins, a character for a byte. */
const COMIENZOS: readonly [readonly string[], string][] = [
  [
    ['%PDF'],
    'Es un PDF, y de un PDF no se leen filas: pida la lista en Excel, o cópiela a una hoja y guárdela como .xlsx',
  ],
  [['\xff\xd8\xff', '\x89PNG', 'GIF8', 'II*\0', 'MM\0*'], IMAGEN],
  [['Rar!', "7z\xbc\xaf'\x1c", '\x1f\x8b'], COMPRIMIDO],
  [['{\\rtf'], WORD],
];
const LIBRO_O_ZIP = ['PK\x03\x04', 'PK\x05\x06'];
const OFFICE_ANTIGUO = '\xd0\xcf\x11\xe0';
const UTF_16 = ['\xff\xfe', '\xfe\xff'];

/** Those that are known by more than their first bytes. */
const FORMAS: readonly [RegExp, string][] = [
  [/^(?:RIFF.{4}WEBP|.{4}ftyp(?:hei|mif|avif))/s, IMAGEN],
  [
    /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|head|body|meta|table|div)\b/i,
    'Es una página web con nombre de hoja de cálculo: ábrala en Excel y guárdela como .xlsx',
  ],
  [
    /^(?:\xef\xbb\xbf)?\s*<\?xml.{0,400}<office:document\b/s,
    'Es una hoja de LibreOffice (.fods): ábrala y guárdela como .xlsx',
  ],
  [/^(?:\xef\xbb\xbf)?\s*<\?xml.{0,400}(?:mso-application|office:spreadsheet)/s, EXCEL_ANTIGUO],
];

/** Names of the parts of a zip; a workbook is one too. */
const PARTES_DE_ZIP: readonly [string, string][] = [
  ['word/document', WORD],
  ['ppt/presentation', 'Es una presentación: copie la tabla a una hoja de Excel y guárdela como .xlsx'],
  ['opendocument.spreadsheet', 'Es una hoja de LibreOffice (.ods): ábrala y guárdela como .xlsx'],
  [
    'opendocument.text',
    'Es un documento de texto: copie la tabla a una hoja de cálculo y guárdela como .xlsx',
  ],
  ['xl/workbook.bin', 'Es un Excel binario (.xlsb): ábralo y guárdelo como .xlsx'],
  ['Index/Document.iwa', 'Es una hoja de Numbers: expórtela como Excel (.xlsx)'],
];

/** Names of the parts of an Office file from before 2007, and of one locked with a password. */
const PARTES_DE_OLE: readonly [string, string][] = [
  ['EncryptedPackage', 'El Excel tiene contraseña: ábralo, quítele la contraseña y guárdelo de nuevo'],
  ['WordDocument', WORD],
  ['PowerPoint Document', 'Es una presentación: copie la tabla a una hoja de Excel y guárdela como .xlsx'],
  ['Workbook', EXCEL_ANTIGUO],
  ['Book', EXCEL_ANTIGUO],
];

const NO_ES_LISTA = 'El archivo no es CSV ni Excel: guarde la lista como .xlsx o .csv y elíjala de nuevo';

const primera = (partes: readonly [string, string][], texto: string): string | undefined =>
  partes.find(([nombre]) => texto.includes(nombre))?.[1];

/** Signs that no text has; tabs and line ends are below the space too. */
const esBinario = (texto: string): boolean =>
  [...texto].some((signo) => signo < ' ' && (signo < '\t' || signo > '\r'));

const MUESTRA = 8_192;

type Contenido = { tipo: 'libro' } | { tipo: 'texto' } | { tipo: 'otro'; mensaje: string };

const otro = (mensaje: string): Contenido => ({ tipo: 'otro', mensaje });

/** What a file holds, by its bytes, whatever its name: a workbook, a text, or what the person is told that it is. */
export const queArchivoEs = (bytes: Uint8Array<ArrayBuffer>): Contenido => {
  const comienzo = String.fromCharCode(...bytes.subarray(0, MUESTRA));
  const empieza = (signos: readonly string[]) => signos.some((signo) => comienzo.startsWith(signo));
  if (empieza(LIBRO_O_ZIP)) {
    const todo = new TextDecoder('windows-1252').decode(bytes);
    if (todo.includes('xl/workbook.xml')) return { tipo: 'libro' };
    return otro(primera(PARTES_DE_ZIP, todo) ?? COMPRIMIDO);
  }
  if (empieza([OFFICE_ANTIGUO])) {
    return otro(primera(PARTES_DE_OLE, new TextDecoder('utf-16le').decode(bytes)) ?? NO_ES_LISTA);
  }
  const conocido =
    COMIENZOS.find(([signos]) => empieza(signos)) ?? FORMAS.find(([forma]) => forma.test(comienzo));
  if (conocido) return otro(conocido[1]);
  return esBinario(comienzo) && !empieza(UTF_16) ? otro(NO_ES_LISTA) : { tipo: 'texto' };
};

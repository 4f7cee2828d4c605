import { errorValidacion } from '@/domain/shared/errores/errores-comunes';

/** As many rows as are taken, two hundred columns wide; ten million ends of line would take all the memory of the page. */
const CELDAS_MAXIMAS = 1_000_000;

/** The first one wins a tie: nobody writes a tab inside a cell, and many write a comma. */
const SEPARADORES = [';', '\t', ','] as const;

const UTF_16: Readonly<Record<string, string>> = { 'ff,fe': 'utf-16le', 'fe,ff': 'utf-16be' };

/** UTF-8 when the bytes are, the UTF-16 of "Unicode text", else what a Windows in Spanish writes. Without BOM. */
export const decodificar = (bytes: Uint8Array<ArrayBuffer>): string => {
  const marca = [...bytes.subarray(0, 2)].map((byte) => byte.toString(16)).join();
  try {
    return new TextDecoder(UTF_16[marca] ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const COMILLA = /"/g;

/** Rows of cells as they were written; a quoted cell may hold separators, line breaks and doubled quotes. Throws VALIDACION. */
const separar = (texto: string, separador: string): string[][] => {
  const filas: string[][] = [];
  let fila: string[] = [];
  let celda = '';
  let entreComillas = false;
  let celdas = 0;
  const especial = new RegExp(`[\\u${separador.charCodeAt(0).toString(16).padStart(4, '0')}\\n\\r"]`, 'g');
  const cerrarCelda = () => {
    celdas += 1;
    if (celdas > CELDAS_MAXIMAS)
      throw errorValidacion(
        'El archivo es demasiado grande: deje solo la lista, o divídala en varios archivos',
      );
    fila.push(celda);
    celda = '';
  };
  const cerrarFila = () => {
    cerrarCelda();
    filas.push(fila);
    fila = [];
  };
  let n = 0;
  /** Many signs at once: one by one, a file of ten megabytes would hold the page. */
  const hasta = (desde: number, alto: RegExp): string => {
    alto.lastIndex = desde + 1;
    const fin = alto.exec(texto)?.index ?? texto.length;
    n = fin - 1;
    return texto.slice(desde, fin);
  };
  for (; n < texto.length; n += 1) {
    const signo = texto[n];
    if (entreComillas) {
      if (signo !== '"') celda += hasta(n, COMILLA);
      else if (texto[n + 1] === '"') {
        celda += '"';
        n += 1;
      } else entreComillas = false;
    } else if (signo === '"' && celda === '') entreComillas = true;
    else if (signo === separador) cerrarCelda();
    else if (signo === '\n' || (signo === '\r' && texto[n + 1] !== '\n')) cerrarFila();
    else if (signo !== '\r') celda += hasta(n, especial);
  }
  if (celda !== '' || fila.length > 0) cerrarFila();
  return filas;
};

/** Lines looked at to find out the separator: a title above the table may have none, or others. */
const LINEAS_DE_MUESTRA = 50;
const LETRAS_DE_MUESTRA = 100_000;

/** How many rows have the number of cells that most rows have, when it is more than one. */
const filasParejas = (filas: readonly string[][]): number => {
  const cuantas = new Map<number, number>();
  for (const { length } of filas) if (length > 1) cuantas.set(length, (cuantas.get(length) ?? 0) + 1);
  return Math.max(0, ...cuantas.values());
};

/** The one that cuts most rows alike. */
const separadorDe = (texto: string): string => {
  const muestra = texto
    .slice(0, LETRAS_DE_MUESTRA)
    .split(/\r\n|\r|\n/, LINEAS_DE_MUESTRA)
    .join('\n');
  const parejas = new Map(
    SEPARADORES.map((separador) => [separador, filasParejas(separar(muestra, separador))]),
  );
  return SEPARADORES.reduce((mejor, otro) =>
    (parejas.get(otro) ?? 0) > (parejas.get(mejor) ?? 0) ? otro : mejor,
  );
};

/** The first line that Excel writes, and obeys, to say the separator: it is no row of the sheet. */
const LINEA_SEP = /^sep=(.)(?:\r\n|\r|\n|$)/i;

export const leerCsv = (texto: string): string[][] => {
  const [linea, dicho] = LINEA_SEP.exec(texto) ?? [];
  return dicho ? separar(texto.slice(linea?.length), dicho) : separar(texto, separadorDe(texto));
};

const SEPARADORES = [';', ',', '\t'] as const;

/** UTF-8 when the bytes are, else what a Windows in Spanish writes. Without BOM. */
export const decodificar = (bytes: Uint8Array<ArrayBuffer>): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** The one that most separates the first line, outside quotes. */
const separadorDe = (texto: string): string => {
  const [primera = ''] = texto.replace(/"[^"]*"/g, '').split(/\r?\n/, 1);
  const cuantos = (separador: string) => primera.split(separador).length;
  return SEPARADORES.reduce<string>(
    (mejor, otro) => (cuantos(otro) > cuantos(mejor) ? otro : mejor),
    SEPARADORES[0],
  );
};

/** Rows of cells as they were written; a quoted cell may hold separators, line breaks and doubled quotes. */
export const leerCsv = (texto: string): string[][] => {
  const separador = separadorDe(texto);
  const filas: string[][] = [];
  let fila: string[] = [];
  let celda = '';
  let entreComillas = false;
  const cerrarCelda = () => {
    fila.push(celda);
    celda = '';
  };
  const cerrarFila = () => {
    cerrarCelda();
    filas.push(fila);
    fila = [];
  };
  for (let n = 0; n < texto.length; n += 1) {
    const signo = texto[n];
    if (entreComillas) {
      if (signo !== '"') celda += signo;
      else if (texto[n + 1] === '"') {
        celda += '"';
        n += 1;
      } else entreComillas = false;
    } else if (signo === '"' && celda === '') entreComillas = true;
    else if (signo === separador) cerrarCelda();
    else if (signo === '\n') cerrarFila();
    else if (signo !== '\r' || texto[n + 1] !== '\n') celda += signo;
  }
  if (celda !== '' || fila.length > 0) cerrarFila();
  return filas;
};

const POR_EXTENSION: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  zip: 'application/zip',
};

export const TIPO_DESCONOCIDO = 'application/octet-stream';

const IMAGENES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp']);

/** Type a stored file is handed over with: by its name, never what the uploader said; what could run is just bytes. */
export const tipoDeContenido = (nombre: string): string => {
  const extension = nombre.slice(nombre.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(POR_EXTENSION, extension) ? (POR_EXTENSION[extension] as string) : TIPO_DESCONOCIDO;
};

/** How it can be looked at before it is kept; `null` when it cannot. A drawing that could run something cannot. */
export const vistaPreviaDe = (nombre: string): 'imagen' | 'pdf' | null => {
  const tipo = tipoDeContenido(nombre);
  if (IMAGENES.has(tipo)) return 'imagen';
  return tipo === 'application/pdf' ? 'pdf' : null;
};

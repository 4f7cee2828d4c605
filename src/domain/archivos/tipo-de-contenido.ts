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

/** Type a stored file is handed over with: by its name, never what the uploader said; what could run is just bytes. */
export const tipoDeContenido = (nombre: string): string => {
  const extension = nombre.slice(nombre.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(POR_EXTENSION, extension) ? (POR_EXTENSION[extension] as string) : TIPO_DESCONOCIDO;
};

import { descargar } from '../exportacion/descargar';

/** How long the other window may take to read the document. */
const VIDA_MS = 60_000;

/** Shows a PDF in a window of its own, where it is printed; a browser that refuses windows gets it as a file. */
export const abrirPdf = (bytes: Uint8Array<ArrayBuffer>, nombre: string): void => {
  const archivo = new Blob([bytes], { type: 'application/pdf' });
  const url = URL.createObjectURL(archivo);
  const ventana = window.open(url, '_blank');
  if (!ventana) descargar(archivo, nombre);
  setTimeout(() => URL.revokeObjectURL(url), VIDA_MS);
};

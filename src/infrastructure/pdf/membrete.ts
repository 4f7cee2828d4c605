import type { Emisor } from '@/domain/mensualidades/papel-de-cobro';
import type { BloquePdf, DefinicionPdf } from '@/infrastructure/pdf/componer-pdf';

const GRIS = '#4b5563';

/** The foundation's name and how to reach it, above every paper. */
export const membrete = ({ nombre, nit, direccion, telefono, correo }: Emisor): BloquePdf => ({
  stack: [
    { text: nombre, style: 'titulo' },
    ...(nit ? [{ text: `NIT ${nit}`, color: GRIS }] : []),
    { text: [direccion, telefono, correo].filter(Boolean).join(' · '), color: GRIS },
  ],
  margin: [0, 0, 0, 14],
});

/** What every paper of the foundation shares. */
export const hoja = (
  titulo: string,
  emisor: Emisor,
): Pick<DefinicionPdf, 'info' | 'language' | 'defaultStyle' | 'styles'> => ({
  info: { title: titulo, author: emisor.nombre },
  language: 'es-CO',
  defaultStyle: { font: 'Roboto', fontSize: 10 },
  styles: {
    titulo: { fontSize: 14, bold: true },
    subtitulo: { fontSize: 12, bold: true, margin: [0, 0, 0, 8] },
    encabezado: { bold: true, fontSize: 9, color: GRIS },
    nota: { fontSize: 8, color: GRIS, margin: [0, 14, 0, 0] },
  },
});

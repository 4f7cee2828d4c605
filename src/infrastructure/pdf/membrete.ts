import type { CuentaDePago } from '@/domain/mensualidades/papel-de-cobro';
import { formatearTelefono } from '@/domain/shared/telefono';
import type { BloquePdf, DefinicionPdf, EstiloPdf, TextoPdf } from '@/infrastructure/pdf/componer-pdf';

export const GRIS = '#4b5563';

interface Casa {
  nombre: string;
  nit: string | null;
  direccion: string | null;
  municipio: string | null;
  telefono: string | null;
  correo: string | null;
}

/** The foundation's name and how to reach it, above every paper. */
export const membrete = ({ nombre, nit, direccion, municipio, telefono, correo }: Casa): BloquePdf => {
  const lugar = [direccion, municipio].filter(Boolean).join(', ');
  const contacto = [lugar, telefono && formatearTelefono(telefono), correo].filter(Boolean).join(' · ');
  return {
    stack: [
      { text: nombre, style: 'titulo' },
      ...(nit ? [{ text: `NIT ${nit}`, color: GRIS }] : []),
      ...(contacto ? [{ text: contacto, color: GRIS }] : []),
    ],
    margin: [0, 0, 0, 12],
  };
};

/** What every paper of the foundation shares. */
export const hoja = (
  titulo: string,
  { nombre }: Pick<Casa, 'nombre'>,
): Pick<DefinicionPdf, 'info' | 'language' | 'defaultStyle' | 'styles'> => ({
  info: { title: titulo, author: nombre },
  language: 'es-CO',
  defaultStyle: { font: 'Roboto', fontSize: 10 },
  styles: {
    titulo: { fontSize: 14, bold: true },
    subtitulo: { fontSize: 12, bold: true, margin: [0, 0, 0, 8] },
    encabezado: { bold: true, fontSize: 9, color: GRIS },
    nota: { fontSize: 8, color: GRIS, margin: [0, 8, 0, 0] },
  },
});

const enPalabras = ({ area, banco, tipo, numero, titular }: CuentaDePago): TextoPdf => ({
  text: [
    { text: `${area}: `, bold: true },
    `${banco}, ${tipo}, N.º ${numero}${titular ? `, a nombre de ${titular}` : ''}`,
  ],
});

/** The accounts of the foundation, one a line; nothing while none is set up. */
export const dondePagar = (cuentas: readonly CuentaDePago[], estilo: EstiloPdf = {}): BloquePdf[] =>
  cuentas.length === 0
    ? []
    : [{ stack: [{ text: 'Dónde pagar', bold: true }, ...cuentas.map(enPalabras)], ...estilo }];

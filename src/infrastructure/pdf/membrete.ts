import type { CuentaDePago } from '@/domain/mensualidades/papel-de-cobro';
import { formatearTelefono } from '@/domain/shared/telefono';
import type { BloquePdf, DefinicionPdf, EstiloPdf, TextoPdf } from '@/infrastructure/pdf/componer-pdf';
import type { LogoDePapel } from '@/infrastructure/pdf/logo-de-papel';

export const GRIS = '#4b5563';

/** Lines under what they explain; those that say nothing are left out. */
export const enLetraChica = (...lineas: readonly (string | false | null)[]): TextoPdf[] =>
  lineas.flatMap((text) => (text ? [{ text, fontSize: 8, color: GRIS }] : []));

interface Casa {
  nombre: string;
  nit: string | null;
  direccion: string | null;
  municipio: string | null;
  telefono: string | null;
  correo: string | null;
}

/** Its name in a document: however many pages it heads, it goes once in the file. */
const LOGO = 'logo';

/** The foundation's logo, its name and how to reach it, above every paper. */
export const membrete = (
  { nombre, nit, direccion, municipio, telefono, correo }: Casa,
  logo: LogoDePapel,
): BloquePdf => {
  const lugar = [direccion, municipio].filter(Boolean).join(', ');
  const contacto = [lugar, telefono && formatearTelefono(telefono), correo].filter(Boolean).join(' · ');
  const lineas: TextoPdf[] = [
    { text: nombre, style: 'titulo' },
    ...(nit ? [{ text: `NIT ${nit}`, color: GRIS }] : []),
    ...(contacto ? [{ text: contacto, color: GRIS }] : []),
  ];
  if (!logo) return { stack: lineas, margin: [0, 0, 0, 12] };
  return {
    columns: [
      { width: 'auto', image: LOGO, fit: [120, 40] },
      { width: '*', stack: lineas },
    ],
    columnGap: 12,
    margin: [0, 0, 0, 12],
  };
};

/** What every paper of the foundation shares. */
export const hoja = (
  titulo: string,
  { nombre }: Pick<Casa, 'nombre'>,
  logo: LogoDePapel,
): Pick<DefinicionPdf, 'info' | 'language' | 'images' | 'defaultStyle' | 'styles'> => ({
  ...(logo ? { images: { [LOGO]: logo } } : {}),
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

import { formatearNumero, formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import type { BloquePdf, CeldaPdf, EstiloPdf, TextoPdf } from '@/infrastructure/pdf/componer-pdf';
import { GRIS } from '@/infrastructure/pdf/membrete';

export const monto = (valor: number, bold = false): TextoPdf => ({
  text: formatearPesos(valor),
  alignment: 'right',
  bold,
});
export const cuenta = (valor: number): TextoPdf => ({ text: formatearNumero(valor), alignment: 'right' });

const TITULO: EstiloPdf & { style: string } = { style: 'subtitulo', margin: [0, 14, 0, 6] };
export const titulo = (text: string): TextoPdf => ({ ...TITULO, text, headlineLevel: 1 });
export const nada = (text: string): TextoPdf => ({ text, color: GRIS });

/**
 * Columns whose name begins with `$` are amounts. Its title is a row of the table: set above it, it stayed alone at the foot of the page
 * when the first row went to the next one.
 */
export const tabla = (
  nombre: string,
  columnas: readonly string[],
  filas: CeldaPdf[][],
  ancha = 0,
): BloquePdf => ({
  table: {
    headerRows: 2,
    keepWithHeaderRows: 1,
    widths: columnas.map((_, i) => (i === ancha ? '*' : 'auto')),
    body: [
      columnas.map((_, i) =>
        i === 0
          ? { ...TITULO, text: nombre, colSpan: columnas.length, border: [false, false, false, false] }
          : '',
      ),
      columnas.map((columna) => ({
        text: columna.replace('$', ''),
        style: 'encabezado',
        alignment: columna.startsWith('$') ? ('right' as const) : ('left' as const),
        border: [false, false, false, true],
        borderColor: ['', '', '', 'black'],
      })),
      ...filas,
    ],
    dontBreakRows: true,
  },
  layout: 'lightHorizontalLines',
});

/** With its rows, or what is said when there are none. */
export const seccion = (
  nombre: string,
  columnas: readonly string[],
  filas: CeldaPdf[][],
  { ancha = 0, vacia }: { ancha?: number; vacia: string },
): BloquePdf[] =>
  filas.length > 0 ? [tabla(nombre, columnas, filas, ancha)] : [titulo(nombre), nada(vacia)];

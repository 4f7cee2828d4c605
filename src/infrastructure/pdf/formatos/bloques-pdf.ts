import type { BloqueRelleno, LineaRellena, ParteRellena } from '@/domain/formatos/rellenar-formato';
import type { BloquePdf, TextoPdf } from '@/infrastructure/pdf/componer-pdf';

/** Room to write by hand what the system does not know. */
const RENGLON = '_'.repeat(22);

const parte = (p: ParteRellena): TextoPdf =>
  p.tipo === 'hueco' ? RENGLON : { text: p.texto, ...(p.negrita ? { bold: true } : {}) };

const linea = (partes: LineaRellena): TextoPdf[] => partes.map(parte);

const parrafo = (lineas: readonly LineaRellena[]): BloquePdf => ({
  text: lineas.flatMap((partes, i) => (i === 0 ? linea(partes) : ['\n', ...linea(partes)])),
  margin: [0, 0, 0, 6],
});

const tabla = ({ filas, conEncabezado }: Extract<BloqueRelleno, { tipo: 'tabla' }>): BloquePdf => ({
  table: {
    headerRows: conEncabezado ? 1 : 0,
    widths: (filas[0] ?? []).map(() => '*'),
    body: filas.map((fila, i) =>
      // A row to fill by hand is as high as one with words.
      fila.map(
        (celda): TextoPdf => ({
          text: celda.length === 0 ? ' ' : linea(celda),
          bold: conEncabezado && i === 0,
        }),
      ),
    ),
  },
  margin: [0, 2, 0, 8],
});

const firma = (lineas: readonly LineaRellena[]): BloquePdf => ({
  stack: [{ text: '_'.repeat(34) }, ...lineas.map((partes): TextoPdf => ({ text: linea(partes) }))],
});

const firmas = (todas: readonly (readonly LineaRellena[])[]): BloquePdf => ({
  columns: todas.map(firma),
  columnGap: 18,
  margin: [0, 26, 0, 8],
  fontSize: 9,
  unbreakable: true,
});

/** A filled block on paper. What people wrote is only ever text. */
export const bloquePdf = (bloque: BloqueRelleno): BloquePdf => {
  switch (bloque.tipo) {
    case 'titulo':
      return {
        text: linea(bloque.linea),
        headlineLevel: bloque.nivel,
        bold: true,
        fontSize: bloque.nivel === 1 ? 11.5 : 10.5,
        margin: [0, 8, 0, 4],
      };
    case 'parrafo':
      return parrafo(bloque.lineas);
    case 'lista': {
      const elementos = bloque.elementos.map((partes): TextoPdf => ({ text: linea(partes) }));
      const margin: [number, number, number, number] = [0, 0, 0, 6];
      return bloque.numerada ? { ol: elementos, margin } : { ul: elementos, margin };
    }
    case 'tabla':
      return tabla(bloque);
    case 'firmas':
      return firmas(bloque.firmas);
  }
};

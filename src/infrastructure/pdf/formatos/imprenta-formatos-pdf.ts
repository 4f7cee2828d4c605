import type { ImprentaFormatos } from '@/application/formatos/documentos-formato.port';
import { columnasParaMarcar } from '@/domain/formatos/columnas-para-marcar';
import type { DocumentoPreparado } from '@/domain/formatos/documento-preparado';
import type { LineaRellena, ParteRellena } from '@/domain/formatos/rellenar-formato';
import {
  type BloquePdf,
  componerPdf,
  type PapelesPdf,
  type TextoPdf,
} from '@/infrastructure/pdf/componer-pdf';
import {
  type BloqueDePapel,
  filasDeFirmas,
  type Tramo,
  tramosDe,
} from '@/infrastructure/pdf/formatos/tramos';
import type { LectorDeLogo, LogoDePapel } from '@/infrastructure/pdf/logo-de-papel';
import { hoja, membrete } from '@/infrastructure/pdf/membrete';

type BloqueEnHoja = BloqueDePapel & { final?: boolean };

/** Room to write by hand what the system does not know. */
const RENGLON = '_'.repeat(22);

const parte = (p: ParteRellena): TextoPdf =>
  p.tipo === 'hueco' ? RENGLON : { text: p.texto, ...(p.negrita ? { bold: true } : {}) };

const linea = (partes: LineaRellena): TextoPdf[] => partes.map(parte);

/** A block that was cut goes on right under its other part; and the room under the last one would be a page with nothing. */
const bajo = (margen: number, { sigue, final }: BloqueEnHoja): number => (sigue || final ? 0 : margen);

const parrafo = (lineas: readonly LineaRellena[], margen: number): BloquePdf => ({
  text: lineas.flatMap((partes, i) => (i === 0 ? linea(partes) : ['\n', ...linea(partes)])),
  margin: [0, 0, 0, margen],
});

/** Points of a row that is written by hand, without its margins: with them, the seven millimetres of a notebook. */
const ALTO_A_MANO = 15;

const seLlenaAMano = (fila: readonly LineaRellena[]): boolean => fila.some((celda) => celda.length === 0);

/** Points of a column that is only ticked. */
const ANCHO_DE_MARCA = 32;

const tabla = (bloque: Extract<BloqueEnHoja, { tipo: 'tabla' }>): BloquePdf => {
  const { filas, conEncabezado } = bloque;
  const deMarca = columnasParaMarcar(conEncabezado ? filas : []);
  return {
    table: {
      headerRows: conEncabezado ? 1 : 0,
      widths: (filas[0] ?? []).map((_, columna) => (deMarca.has(columna) ? ANCHO_DE_MARCA : '*')),
      heights: filas.map((fila) => (seLlenaAMano(fila) ? ALTO_A_MANO : 'auto')),
      body: filas.map((fila, i) =>
        fila.map(
          (celda): TextoPdf => ({
            text: celda.length === 0 ? ' ' : linea(celda),
            bold: conEncabezado && i === 0,
          }),
        ),
      ),
    },
    margin: [0, 2, 0, bajo(8, bloque)],
  };
};

const firma = (lineas: readonly LineaRellena[]): BloquePdf => ({
  stack: [{ text: '_'.repeat(34) }, ...lineas.map((partes): TextoPdf => ({ text: linea(partes) }))],
});

const firmas = (todas: readonly (readonly LineaRellena[])[], margen: number): BloquePdf => {
  const filas = filasDeFirmas(todas);
  // Those of the last row are under those of the first.
  const faltan = (fila: readonly unknown[]) => (filas.length > 1 ? (filas[0]?.length ?? 0) - fila.length : 0);
  return {
    stack: filas.map((fila, i) => ({
      columns: [...fila.map(firma), ...Array<{ text: string }>(faltan(fila)).fill({ text: '' })],
      columnGap: 18,
      margin: [0, 26, 0, i + 1 < filas.length ? 8 : margen],
      fontSize: 9,
    })),
  };
};

/** A filled block on paper. What people wrote is only ever text. */
const bloquePdf = (bloque: BloqueEnHoja): BloquePdf => {
  switch (bloque.tipo) {
    case 'titulo':
      return {
        text: linea(bloque.linea),
        headlineLevel: bloque.nivel,
        bold: true,
        fontSize: bloque.nivel === 1 ? 11.5 : 10.5,
        margin: [0, 5, 0, 2],
      };
    case 'parrafo':
      return parrafo(bloque.lineas, bajo(6, bloque));
    case 'lista': {
      const elementos = bloque.elementos.map((partes): TextoPdf => ({ text: linea(partes) }));
      const margin: [number, number, number, number] = [0, 0, 0, bajo(6, bloque)];
      return bloque.numerada
        ? { ol: elementos, start: bloque.desde ?? 1, margin }
        : { ul: elementos, margin };
    }
    case 'tabla':
      return tabla(bloque);
    case 'firmas':
      return firmas(bloque.firmas, bajo(8, bloque));
  }
};

const tramoPdf = ({ bloques, juntos }: Tramo, orden: number, todos: readonly Tramo[]): BloquePdf => ({
  stack: bloques.map((bloque, i) =>
    bloquePdf({ ...bloque, final: orden + 1 === todos.length && i + 1 === bloques.length }),
  ),
  ...(juntos ? { unbreakable: true } : {}),
});

const papel = ({ formato, fundacion, bloques }: DocumentoPreparado, logo: LogoDePapel): BloquePdf => ({
  stack: [
    membrete(fundacion, logo),
    { text: formato.nombre, style: 'subtitulo', margin: [0, 0, 0, 2] },
    { text: `${formato.codigo} · versión ${formato.edicion}`, style: 'encabezado', margin: [0, 0, 0, 10] },
    ...tramosDe(bloques).map(tramoPdf),
  ],
});

const definicion = (
  titulo: string,
  documentos: readonly DocumentoPreparado[],
  logo: LogoDePapel,
): PapelesPdf => {
  const emisor = documentos[0]?.fundacion ?? {
    nombre: '',
    nit: null,
    direccion: null,
    municipio: null,
    telefono: null,
    correo: null,
  };
  return {
    ...hoja(titulo, emisor, logo),
    pageSize: 'LETTER',
    pageMargins: [48, 30, 48, 36],
    content: documentos.map((documento) => ({
      section: [papel(documento, logo)],
      // Of several, a loose page says which one it is of, and not only that they were printed together.
      pie: documentos.length > 1 ? `${documento.formato.nombre} · ${titulo}` : titulo,
    })),
    titulosAcompanados: true,
    paginasNumeradas: true,
  };
};

export const crearImprentaFormatosPdf = (leerLogo: LectorDeLogo): ImprentaFormatos => ({
  componer: async (titulo, documentos) => componerPdf(definicion(titulo, documentos, await leerLogo())),
});

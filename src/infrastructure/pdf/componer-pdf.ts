type Alineacion = 'left' | 'center' | 'right';

export interface EstiloPdf {
  bold?: boolean;
  italics?: boolean;
  fontSize?: number;
  color?: string;
  alignment?: Alineacion;
  margin?: [izquierda: number, arriba: number, derecha: number, abajo: number];
  pageBreak?: 'before';
  /** Goes whole to the next page when it does not fit in this one. */
  unbreakable?: boolean;
  headlineLevel?: number;
}

export type TextoPdf = string | ({ text: string | TextoPdf[]; style?: string; colSpan?: number } & EstiloPdf);

/** One of a table; what it says may be in several lines, each with its own style. */
export type CeldaPdf = TextoPdf | ({ stack: TextoPdf[] } & EstiloPdf);

export type BloquePdf =
  | TextoPdf
  | ({ stack: BloquePdf[] } & EstiloPdf)
  | ({ ul: TextoPdf[] } & EstiloPdf)
  | ({ ol: TextoPdf[]; start?: number } & EstiloPdf)
  | ({ columns: (BloquePdf & { width?: number | string })[]; columnGap?: number } & EstiloPdf)
  | ({
      table: {
        headerRows?: number;
        widths: (number | string)[];
        body: CeldaPdf[][];
        /** Rows that stay whole. */
        dontBreakRows?: boolean;
      };
      layout?: string;
    } & EstiloPdf);

/** A piece already placed in a page. */
export interface NodoPdf {
  headlineLevel?: number;
  startPosition: { top: number };
}

/** The part of pdfmake's document that our papers use. Sizes in points. */
export interface DefinicionPdf {
  pageSize: 'LETTER' | { width: number; height: number };
  pageMargins: [number, number, number, number];
  info: { title: string; author: string };
  language: string;
  content: BloquePdf[];
  footer?: (pagina: number, paginas: number) => BloquePdf;
  pageBreakBefore?: (nodo: NodoPdf, otros: { getFollowingNodesOnPage(): readonly NodoPdf[] }) => boolean;
  defaultStyle: EstiloPdf & { font: string };
  styles?: Record<string, EstiloPdf>;
  watermark?: { text: string; color: string; opacity: number; bold: boolean };
}

/** Loaded with the first paper; its fonts (Roboto, SIL Open Font License 1.1) are files of the package. */
const cargar = async () => {
  const [{ default: pdfmake }, { default: fuentes }] = await Promise.all([
    import('pdfmake'),
    import('pdfmake/fonts/Roboto.js'),
  ]);
  const archivos = new Set(Object.values(fuentes.Roboto));
  pdfmake.setFonts(fuentes);
  // What a paper says comes from people: it never makes the server read a file or an address.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((ruta) => archivos.has(ruta));
  return pdfmake;
};

let cargado: ReturnType<typeof cargar> | null = null;

export const componerPdf = async (definicion: DefinicionPdf): Promise<Uint8Array<ArrayBuffer>> => {
  cargado ??= cargar();
  const pdfmake = await cargado;
  return pdfmake.createPdf(definicion).getBuffer();
};

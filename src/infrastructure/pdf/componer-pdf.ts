import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';

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

type PorLado<T> = [izquierda: T, arriba: T, derecha: T, abajo: T];

export type TextoPdf =
  | string
  | ({
      text: string | TextoPdf[];
      style?: string;
      colSpan?: number;
      border?: PorLado<boolean>;
      borderColor?: PorLado<string>;
    } & EstiloPdf);

/** One of a table; what it says may be in several lines, each with its own style. */
export type CeldaPdf = TextoPdf | ({ stack: TextoPdf[] } & EstiloPdf);

export type BloquePdf =
  | TextoPdf
  | ({ stack: BloquePdf[] } & EstiloPdf)
  /** By its name among those of the document. */
  | ({ image: string; fit: [ancho: number, alto: number] } & EstiloPdf)
  | ({ ul: TextoPdf[] } & EstiloPdf)
  | ({ ol: TextoPdf[]; start?: number } & EstiloPdf)
  | ({ columns: (BloquePdf & { width?: number | string })[]; columnGap?: number } & EstiloPdf)
  | ({
      table: {
        headerRows?: number;
        /** Rows that are never apart from those of the header. */
        keepWithHeaderRows?: number;
        widths: (number | string)[];
        body: CeldaPdf[][];
        /** At least, each row. */
        heights?: (number | 'auto')[];
        /** Rows that stay whole. */
        dontBreakRows?: boolean;
      };
      layout?: string;
    } & EstiloPdf);

/** The part of pdfmake's document that our papers use. Sizes in points. */
export interface DefinicionPdf {
  pageSize: 'LETTER' | { width: number; height: number };
  pageMargins: [number, number, number, number];
  info: { title: string; author: string };
  language: string;
  content: BloquePdf[];
  /** By name, each as an address `data:`. */
  images?: Record<string, string>;
  /** At the foot, the title of the paper, which page it is and of how many. */
  paginasNumeradas?: true;
  /** No heading is left alone at the end of a page. */
  titulosAcompanados?: true;
  defaultStyle: EstiloPdf & { font: string };
  styles?: Record<string, EstiloPdf>;
  watermark?: { text: string; color: string; opacity: number; bold: boolean };
}

/** Several papers in one, each from a page of its own and with what its pages say at their foot before which they are. */
export type PapelesPdf = Omit<DefinicionPdf, 'content'> & {
  content: { section: BloquePdf[]; pie: string }[];
};

/** A core stays free for whoever asks for anything else. */
const HILOS = Math.max(1, availableParallelism() - 1);
/** Some seconds of work; who comes later is told to come back instead of waiting until nobody waits any more. */
const EN_FILA = 20;
const PLAZO_MS = 20_000;
const OCIO_MS = 60_000;
const MEMORIA_MB = 512;

const HILO = 'hilo-de-papeles.mjs';
/** Beside the built server, or in the source tree. */
const archivoDelHilo = fileURLToPath(new URL(`./${HILO}`, import.meta.url));

const abrir = async () => {
  const { Tinypool } = await import('tinypool');
  return new Tinypool({
    filename: archivoDelHilo,
    minThreads: 0,
    maxThreads: HILOS,
    maxQueue: EN_FILA,
    idleTimeout: OCIO_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORIA_MB },
  });
};

let hilos: ReturnType<typeof abrir> | null = null;

const LLENA = 'Hay muchos papeles en preparación: intente de nuevo en un momento';
const NO_SE_PUDO = 'El papel tardó demasiado en prepararse: intente de nuevo en un momento';

/** Composed in a thread of its own, a few at a time. Throws NO_DISPONIBLE when too many wait, or when it takes too long. */
export const componerPdf = async (
  definicion: DefinicionPdf | PapelesPdf,
): Promise<Uint8Array<ArrayBuffer>> => {
  hilos ??= abrir();
  const grupo = await hilos;
  if (grupo.queueSize >= EN_FILA) throw new ErrorAplicacion('NO_DISPONIBLE', LLENA);
  const plazo = AbortSignal.timeout(PLAZO_MS);
  try {
    return await grupo.run(definicion, { signal: plazo });
  } catch (causa) {
    if (plazo.aborted) throw new ErrorAplicacion('NO_DISPONIBLE', NO_SE_PUDO, { causa });
    throw causa;
  }
};

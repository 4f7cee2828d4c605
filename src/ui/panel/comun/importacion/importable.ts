import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { desplegarMeses } from '@/domain/mensualidades/abonos-por-mes';
import type { FechaCalendario } from '@/domain/shared/fechas';
import type { CeldasDeFila, Columnas, FilaLeida } from '@/domain/shared/importacion/columna';
import type { FilaImportada } from '@/domain/shared/importacion/fila-importada';

export interface Panel {
  servicios: ServiciosPanel;
  queryClient: QueryClient;
  hoy: FechaCalendario;
}

/** The table as its columns were chosen. */
export interface TablaElegida {
  /** When each row was of a person and each column of a month. */
  meses?: { marcaEsTodo: boolean } | undefined;
  /** '' when the file does not bring it. */
  tituloDe: (columna: string) => string;
  textosDe: (columna: string) => readonly string[];
}

export interface FilaNumerada extends FilaLeida {
  /** As the spreadsheet numbers it. */
  numero: number;
  celdas: CeldasDeFila;
}

export interface Envio {
  /** Of this import: nothing that is sent twice with it is written twice. */
  clave: string;
  /** By number, the rows that have their answer already. */
  hechas: Map<number, FilaImportada>;
  alAvanzar: (hechas: number) => void;
}

/** How a sheet with a column for each month is read. */
export interface PorMeses {
  /** The field of the month: a file that has it in a column of its own is not such a sheet. */
  campoMes: string;
  /** The fields that say whose each row is. */
  deQuien: readonly string[];
  /** What such a sheet does not say of each payment, and is asked once for all of them. */
  unaVez: readonly string[];
  desplegar: typeof desplegarMeses;
  /** In plain words, how each cell comes in. */
  explicacion: string;
  /** What is done about what is no payment, by what it says. */
  explicarMarca: Readonly<Record<string, string>>;
}

/**
 * What an import needs to know of an entity. `D` is what is stored and its rows are read against. Rows are always given, and
 * answered, in the order of the file.
 */
export interface Importable<D> {
  /** As files and what is remembered of them call it: 'participantes'. */
  entidad: string;
  titulo: string;
  /** Over the chooser of the file. */
  archivo: string;
  /** What goes in each row: 'una persona'. */
  cadaFila: string;
  columnas: Columnas;
  /** The same, as a list about others that brings these beside names them. */
  enOtraLista?: Columnas;
  porMeses?: PorMeses;
  /** What a write may change elsewhere. */
  afecta: readonly QueryKey[];
  /** Said of a row that repeats one that is stored. */
  yaExiste: string;
  /** Until it is loaded. */
  sinCargar: D;
  cargar: (panel: Panel) => Promise<D>;
  /** What is of one field and the file has in several columns, as one: it is what is read, shown and written again. */
  preparar?: (celdas: CeldasDeFila) => CeldasDeFila;
  leer: (datos: D, tabla: TablaElegida, hoy: FechaCalendario) => (celdas: CeldasDeFila) => FilaLeida;
  /** What fills a field that no column does, to be read where it can be changed for every row. */
  proponer?: (campo: string, tabla: TablaElegida) => string | undefined;
  /** What would become of each row. */
  juzgar: (filas: readonly FilaNumerada[], datos: D, panel: Panel) => Promise<readonly FilaImportada[]>;
  /** What deserves a second look in a good row, by field. */
  advertir: (fila: FilaNumerada, datos: D, panel: Panel) => Readonly<Record<string, string>>;
  nombrar: (fila: FilaNumerada, datos: D) => string;
  /** The field that its name already tells. */
  campoNombre: string;
  /** The value of a field that only what is stored gives words to. */
  enPalabras?: (campo: string, valor: unknown, datos: D) => string | null;
  /** What many rows lack alike and is done elsewhere; `null` when nothing. */
  avisar?: (filas: readonly FilaLeida[]) => { titulo: string; texto: string } | null;
  /** What may be written in a column, when what is stored says it. */
  opciones?: (campo: string, datos: D) => readonly string[] | undefined;
  /** `datos` are those the rows were judged against: a retry sends the same. */
  escribir: (
    filas: readonly FilaNumerada[],
    panel: Panel,
    envio: Envio,
    datos: D,
  ) => Promise<readonly FilaImportada[]>;
  /** What the same file brings of something else, once this came in. */
  Tambien?: (props: { archivo: File; titulos: readonly string[] }) => ReactNode;
  /** What has to be told once, after it: the passwords that were made. */
  Despues?: (props: { filas: readonly FilaNumerada[] }) => ReactNode;
}

import type { Campo, TipoCampo } from '@/domain/shared/campos/campo';
import type { ErroresCampos } from '@/domain/shared/errores/error-aplicacion';
import {
  type Celda,
  esFormula,
  leerDineroDeCelda,
  leerDocumentoDeCelda,
  leerEnteroDeCelda,
  leerFechaDeCelda,
  leerFechaDeNacimientoDeCelda,
  leerPeriodoDeCelda,
  leerPorcentajeDeCelda,
  leerTelefonoDeCelda,
  textoDeCelda,
} from '@/domain/shared/lectura/celda';
import type { Lectura } from '@/domain/shared/lectura/lectura';
import { leerMarca } from '@/domain/shared/lectura/leer-marca';

export type LeerCelda = (celda: Celda) => Lectura<unknown>;

/** A column that a file may bring. */
export interface Columna {
  /** Its line in the field sheet: what it is called, whether nothing is created without it, and how it is told. */
  campo: Campo;
  /** When the file has something to say that the field does not. */
  etiqueta?: string;
  /** Instead of what the field says. */
  obligatoria?: boolean;
  /** The column that does when this one, which is needed, is not in the file. */
  enSuLugar?: string;
  /** Other names people give to it. */
  otrosNombres?: readonly string[];
  /** No others, not even its label: what the label says is somebody else's. */
  soloNombres?: readonly string[];
  /** As the template shows it. */
  ejemplo: string;
  /** For the files of before: the template asks for the same in another column. */
  fueraDePlantilla?: true;
  /** What may be written, when it is one of a few. */
  opciones?: readonly string[];
  /** How it is read, when its type does not say; what depends on what is stored is said by whoever reads. */
  leer?: LeerCelda;
}

/** Those of an entity, by field, in the order in which they are offered. */
export type Columnas = Readonly<Record<string, Columna>>;

export const etiquetaDeColumna = ({ etiqueta, campo }: Columna): string => etiqueta ?? campo.etiqueta;

export const esObligatoria = ({ obligatoria, campo }: Columna): boolean =>
  obligatoria ?? campo.obligatorio ?? false;

/** What many rows may have alike; what is of each person, as their document, is not. */
const COMUNES: ReadonlySet<TipoCampo> = new Set<TipoCampo>([
  'opcion',
  'marca',
  'fecha',
  'periodo',
  'dinero',
  'cantidad',
  'porcentaje',
]);

export const puedeSerComun = ({ campo }: Columna): boolean => COMUNES.has(campo.tipo);

/** Those without which no row can be created, and that nothing fills. */
export const columnasQueFaltan = (
  columnas: Columnas,
  tiene: (nombre: string) => boolean,
): readonly string[] =>
  Object.entries(columnas).flatMap(([nombre, columna]) =>
    !esObligatoria(columna) || [nombre, columna.enSuLugar].some((una) => una && tiene(una)) ? [] : [nombre],
  );

/** By column, what was written in one row. */
export type CeldasDeFila = Readonly<Partial<Record<string, Celda>>>;

export interface FilaLeida {
  /** What is sent: each cell as what it means; what could not be read, as it was written. */
  entrada: Record<string, unknown>;
  /** Why it cannot be sent, by field; with nothing here, whoever receives the row says the rest. */
  rechazos: ErroresCampos;
}

export const deTexto =
  (leer: (texto: string) => Lectura<unknown>): LeerCelda =>
  (celda) =>
    leer(textoDeCelda(celda));

const comoEsta: LeerCelda = (celda) => ({ valor: textoDeCelda(celda) });

/** As a cell of each type is read; the choices, by the words of each column. */
const POR_TIPO: Readonly<Partial<Record<TipoCampo, LeerCelda>>> = {
  telefono: leerTelefonoDeCelda,
  documento: leerDocumentoDeCelda,
  nacimiento: leerFechaDeNacimientoDeCelda,
  fecha: leerFechaDeCelda,
  periodo: leerPeriodoDeCelda,
  dinero: leerDineroDeCelda,
  cantidad: leerEnteroDeCelda,
  conteo: leerEnteroDeCelda,
  porcentaje: leerPorcentajeDeCelda,
  marca: deTexto(leerMarca),
};

/** It says nothing of what it gives: taken for an empty cell, it was lost without a word. */
const FORMULA_SIN_VALOR =
  'Fórmula sin calcular; abra el archivo en Excel y guárdelo otra vez, o escriba aquí el valor';

/** Turns what was written in a row into what it means, column by column. `lectores` are those that what is stored decides. */
export const leerCeldas = (
  columnas: Columnas,
  celdas: CeldasDeFila,
  lectores: Readonly<Record<string, LeerCelda>> = {},
): { entrada: Record<string, unknown>; rechazos: Record<string, string> } => {
  const entrada: Record<string, unknown> = {};
  const rechazos: Record<string, string> = {};
  for (const [nombre, columna] of Object.entries(columnas)) {
    const celda = celdas[nombre] ?? '';
    if (celda === '') continue;
    const leer = lectores[nombre] ?? columna.leer ?? POR_TIPO[columna.campo.tipo] ?? comoEsta;
    const lectura = esFormula(celda) ? { rechazo: FORMULA_SIN_VALOR } : leer(celda);
    if ('rechazo' in lectura) {
      rechazos[nombre] = lectura.rechazo;
      entrada[nombre] = textoDeCelda(celda);
    } else {
      entrada[nombre] = lectura.valor;
    }
  }
  return { entrada, rechazos };
};

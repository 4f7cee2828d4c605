import { type MarcaDeCasilla, marcaDeCasilla } from '@/domain/mensualidades/casilla-de-mes';
import {
  diaDelPeriodo,
  type FechaCalendario,
  formatearFecha,
  type Periodo,
  sumarDias,
  sumarMeses,
} from '@/domain/shared/fechas';
import type { ColumnaDeMes } from '@/domain/shared/importacion/meses-en-columnas';
import {
  columnasQueOcupan,
  nombresDeMeses,
  periodosDeColumnas,
} from '@/domain/shared/importacion/meses-en-columnas';
import { type Celda, textoDeCelda } from '@/domain/shared/lectura/celda';
import { leerFechaCercana } from '@/domain/shared/lectura/leer-fecha-cercana';
import { periodoCorto } from '@/domain/shared/periodo-en-palabras';

const MEDIADOS = 15;

/** A sheet says the month of a payment and not its day: the last one of that month, and never one that has not come. */
export const fechaDePagoDelMes = (periodo: Periodo, hoy: FechaCalendario): FechaCalendario => {
  const ultimo = sumarDias(diaDelPeriodo(sumarMeses(periodo, 1), 1), -1);
  return ultimo < hoy ? ultimo : hoy;
};

/** `5`, which is a day of its month. */
const SOLO_EL_DIA = /^\d{1,2}$/;

/**
 * The day written beside a payment, with the year that its month has; otherwise as it is written, to be refused or read as
 * any other date. Without one, {@link fechaDePagoDelMes}.
 */
const fechaEscrita = (celda: Celda, periodo: Periodo | undefined, hoy: FechaCalendario): Celda => {
  const escrito = textoDeCelda(celda).trim();
  if (!periodo) return celda;
  if (escrito === '') return formatearFecha(fechaDePagoDelMes(periodo, hoy));
  const entero = SOLO_EL_DIA.test(escrito) ? `${escrito}/${Number(periodo.slice(5))}` : escrito;
  const leida = leerFechaCercana(diaDelPeriodo(periodo, MEDIADOS))(entero);
  return 'valor' in leida ? formatearFecha(leida.valor) : celda;
};

interface FilaDeHoja {
  numero: number;
  celdas: readonly Celda[];
}

/** Where a payment is in its sheet. */
export interface Casilla {
  fila: number;
  columna: string;
}

export interface FilaDesplegada extends FilaDeHoja {
  /** Which of the payments of the sheet it is, from 1. */
  numero: number;
  enHoja: Casilla;
}

/** What is written in a cell that is no payment. */
export interface CasillaAparte extends Casilla {
  escrito: string;
  marca: Exclude<MarcaDeCasilla, 'PAGADO'>;
}

/** What the unfolded sheet says in columns of its own, after those it had, with the titles that an import knows. */
export const TITULOS_DESPLEGADOS = {
  periodo: 'Mes',
  valor: 'Valor del abono',
  fecha: 'Fecha del abono',
  referencia: 'Referencia',
} as const;

export interface HojaDesplegada {
  titulos: readonly string[];
  filas: readonly FilaDesplegada[];
  /** Column of each field that it gives. */
  columnas: Readonly<Record<keyof typeof TITULOS_DESPLEGADOS, number>>;
  aparte: readonly CasillaAparte[];
  /** As they were written, those that say that it was paid and not how much. */
  pagadas: readonly string[];
  /** Numbers of the rows with nothing in any month. */
  sinPagos: readonly number[];
}

/**
 * A sheet of a row for each person and a column for each month, as one of a row for each payment. Without the year of its
 * months (`anio` is that of the first one) they are as they were written, and there is no date.
 */
export const desplegarMeses = (
  { titulos, filas }: { titulos: readonly string[]; filas: readonly FilaDeHoja[] },
  meses: readonly ColumnaDeMes[],
  anio: number | null,
  hoy: FechaCalendario,
): HojaDesplegada => {
  const periodos = periodosDeColumnas(meses, anio);
  const nombres = nombresDeMeses(meses, anio);
  const deMes = columnasQueOcupan(meses);
  const otras = titulos.flatMap((_, n) => (deMes.has(n) ? [] : [n]));
  const desplegadas: FilaDesplegada[] = [];
  const aparte: CasillaAparte[] = [];
  const pagadas = new Set<string>();
  const sinPagos: number[] = [];
  for (const { numero: fila, celdas } of filas) {
    const escritas = meses.filter(({ columna, deFecha = columna }) =>
      [columna, deFecha].some((n) => (celdas[n] ?? '') !== ''),
    );
    if (escritas.length === 0) sinPagos.push(fila);
    for (const { columna, titulo: escrito, deFecha } of escritas) {
      const titulo = nombres.get(columna) ?? escrito;
      const celda = celdas[columna] ?? '';
      const marca = marcaDeCasilla(celda);
      if (marca !== null && marca !== 'PAGADO') {
        aparte.push({ fila, columna: titulo, escrito: textoDeCelda(celda), marca });
        continue;
      }
      if (marca === 'PAGADO') pagadas.add(textoDeCelda(celda));
      const periodo = periodos.get(columna);
      desplegadas.push({
        numero: desplegadas.length + 1,
        enHoja: { fila, columna: titulo },
        celdas: [
          ...otras.map((n) => celdas[n] ?? ''),
          periodo ? periodoCorto(periodo) : titulo,
          celda,
          fechaEscrita(deFecha === undefined ? '' : (celdas[deFecha] ?? ''), periodo, hoy),
          `Hoja de pagos, fila ${fila}, ${titulo}`.slice(0, 80),
        ],
      });
    }
  }
  const desde = otras.length;
  return {
    titulos: [...otras.map((n) => titulos[n] ?? ''), ...Object.values(TITULOS_DESPLEGADOS)],
    filas: desplegadas,
    columnas: { periodo: desde, valor: desde + 1, fecha: desde + 2, referencia: desde + 3 },
    aparte,
    pagadas: [...pagadas],
    sinPagos,
  };
};

import type { FechaCalendario } from '@/domain/shared/fechas';
import type { Columnas } from '@/domain/shared/importacion/columna';
import {
  anioEscrito,
  columnasDeMeses,
  columnasQueOcupan,
  cruzaElAnio,
  sinAnio,
} from '@/domain/shared/importacion/meses-en-columnas';
import { esFormula, leerDineroDeCelda } from '@/domain/shared/lectura/celda';
import type { FilaDeArchivo } from './a-hoja';
import type { Correspondencia } from './adivinar-columnas';
import { esDeTotales, esNotaDeLaHoja } from './fila-de-totales';
import type { PorMeses } from './importable';
import { type LugarTitulos, type MesesDeTabla, type Tabla, textosDe } from './tabla';

interface Contexto {
  porMeses: PorMeses;
  hoy: FechaCalendario;
}

/** Only amounts, with nobody's name or document: what adds the list up without saying so. */
const soloSuma =
  (deQuien: readonly (number | undefined)[]) =>
  ({ celdas }: FilaDeArchivo): boolean =>
    deQuien.every((n) => n === undefined || (celdas[n] ?? '') === '') &&
    celdas.every((celda) => celda === '' || esFormula(celda) || 'valor' in leerDineroDeCelda(celda));

type Ajustes = Pick<MesesDeTabla, 'columnas' | 'anio' | 'deDonde' | 'marcaEsTodo' | 'deTotales' | 'notas'>;

const desplegada = (hoja: Tabla, ajustes: Ajustes, { porMeses, hoy }: Contexto): Tabla => {
  const deNadie = new Set([...ajustes.deTotales, ...ajustes.notas]);
  const suyas = { ...hoja, filas: hoja.filas.filter(({ numero }) => !deNadie.has(numero)) };
  const { titulos, filas, columnas, ...otras } = porMeses.desplegar(
    suyas,
    ajustes.columnas,
    ajustes.anio,
    hoy,
  );
  return {
    ...hoja,
    titulos,
    filas,
    meses: { ...ajustes, ...otras, campos: columnas, hoja },
  };
};

/** Where the year may be written: above the titles and in them, the name of the sheet, that of the file. */
const anioDe = ({ hoja, filaTitulos }: LugarTitulos, archivo: string): ReturnType<typeof anioEscrito> => {
  const arriba = hoja.filas.filter(({ numero }) => numero <= filaTitulos).flatMap(textosDe);
  return anioEscrito(arriba) ?? anioEscrito([hoja.nombre]) ?? anioEscrito([archivo]);
};

interface Archivo {
  lugar: LugarTitulos;
  /** Its name. */
  archivo: string;
  conocidas: Columnas;
  adivinadas: Correspondencia;
}

/** The table as one of payments, when it has a column for each month and none that says it. */
export const porMesesSiEsAsi = (
  tabla: Tabla,
  { lugar, archivo, conocidas, adivinadas }: Archivo,
  contexto: Contexto,
): Tabla => {
  const columnas = columnasDeMeses(tabla.titulos);
  const { campoMes, deQuien } = contexto.porMeses;
  if (columnas.length === 0 || adivinadas[campoMes] !== undefined) return tabla;
  const escrito = cruzaElAnio(columnas) ? null : anioDe(lugar, archivo);
  const deMes = columnasQueOcupan(columnas);
  const sinMeses = Object.fromEntries(
    Object.entries(adivinadas).filter(([, n]) => n !== undefined && !deMes.has(n)),
  );
  const suma = esDeTotales(conocidas, sinMeses);
  const sola = soloSuma(deQuien.map((campo) => adivinadas[campo]));
  const deTotales = tabla.filas.filter((fila) => suma(fila) || sola(fila)).map(({ numero }) => numero);
  const notas = tabla.filas.filter((fila) => esNotaDeLaHoja(fila) && !suma(fila)).map(({ numero }) => numero);
  return desplegada(
    tabla,
    {
      columnas,
      anio: escrito?.anio ?? null,
      deDonde: escrito?.texto ?? null,
      marcaEsTodo: false,
      deTotales,
      notas,
    },
    contexto,
  );
};

/** With another year, or another meaning for its marks. */
export const conAjustes = (
  tabla: Tabla,
  ajustes: Partial<Pick<MesesDeTabla, 'anio' | 'marcaEsTodo'>>,
  contexto: Contexto,
): Tabla => {
  const { meses } = tabla;
  return meses
    ? desplegada(
        meses.hoja,
        { ...meses, ...('anio' in ajustes ? { deDonde: null } : {}), ...ajustes },
        contexto,
      )
    : tabla;
};

export const faltaElAnio = ({ meses }: Tabla): boolean =>
  meses !== undefined && meses.anio === null && sinAnio(meses.columnas).length > 0;

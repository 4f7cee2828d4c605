import { leerPeriodoDeCelda } from '@/domain/shared/lectura/celda';
import { numeroDeMes } from '@/domain/shared/lectura/leer-fecha';
import { plegar } from '@/domain/shared/textos';

export interface MesEscrito {
  /** From 1. */
  mes: number;
  /** `null` when the title says only the month. */
  anio: number | null;
}

/** What is longer is a text. */
const LARGO_DE_TITULO = 80;

const plegado = (titulo: string): string =>
  titulo.length > LARGO_DE_TITULO ? '' : plegar(titulo).replace(/\s+/g, ' ').trim();

/** What some write before the month or after it: `Pago enero`, `Mes de enero`, `ENE VALOR`. */
const ANTES_DEL_MES = /^(?:mes|pagos?|abonos?|valor|cuota|mensualidad) (?:de )?/;
const TRAS_EL_MES = / (?:pagos?|abonos?|valor|pagado)$/;

const mesDe = (escrito: string): MesEscrito | null => {
  const periodo = leerPeriodoDeCelda(escrito);
  if ('valor' in periodo) {
    const [anio, mes] = periodo.valor.split('-').map(Number) as [number, number];
    return { mes, anio };
  }
  const mes = numeroDeMes(escrito);
  return mes === null ? null : { mes, anio: null };
};

export const mesDelTitulo = (titulo: string): MesEscrito | null =>
  mesDe(plegado(titulo).replace(ANTES_DEL_MES, '').replace(TRAS_EL_MES, ''));

/** Under the name of a month: how much, and which day. */
const VALOR =
  /^(?:valor|vr|monto|\$)\.?(?: (?:del? )?(?:pagad[oa]|pago|abono|recibido))?$|^(?:pago|abono|pagado|abonado)$/;
const FECHA = /^(?:fecha|dia|f)\b\.?(?: ?(?:del? )?(?:pago|abono|consignacion|recibo)\b)?/;
const TRAS_LA_FECHA = / (?:fecha|dia)$/;

export const esTituloDeValor = (titulo: string): boolean => VALOR.test(plegado(titulo));

export const esTituloDeFecha = (titulo: string): boolean =>
  plegado(titulo).replace(FECHA, '') === '' && titulo !== '';

/** `Fecha ENERO`, `ENE FECHA`, `Fecha de pago feb-26`: of which month it is the day; `null` for another title. */
export const mesDeLaFecha = (titulo: string): MesEscrito | null => {
  const escrito = plegado(titulo);
  const resto = escrito
    .replace(FECHA, '')
    .replace(/^ (?:de )?/, '')
    .replace(TRAS_LA_FECHA, '');
  return resto === escrito ? null : mesDe(resto);
};

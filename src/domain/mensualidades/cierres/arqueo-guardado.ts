import { contarEfectivo, DENOMINACIONES, debeHaber, diferenciaDeArqueo } from '@/domain/mensualidades/arqueo';
import { errorDeRango, type RangoFechas } from '@/domain/mensualidades/recaudo';
import { analizar } from '@/domain/shared/analizar';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { entero, esquemaId, leido, leidoCon, opcional, texto } from '@/domain/shared/esquemas';
import { dinero, fecha } from '@/domain/shared/esquemas-tecleados';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';
import { z } from '@/domain/shared/zod';

const MAXIMO_POR_DENOMINACION = 100_000;

const denominados = <T extends z.ZodMiniType>(uno: () => T) =>
  z.object(Object.fromEntries(DENOMINACIONES.map((d) => [String(d), z.optional(uno())])));

/** How many of each note and coin. */
const esquemaConteo = denominados(() => entero(0, MAXIMO_POR_DENOMINACION));

/** Body of POST /arqueos: what was counted, note by note or as a total. */
export const esquemaDatosArqueo = z.strictObject({
  desde: fecha(),
  hasta: fecha(),
  /** Without one, of all of them. */
  sede_id: opcional(esquemaId),
  conteo: opcional(esquemaConteo),
  contado: opcional(dinero(0)),
  /** What there was in the drawer before those days. */
  base: opcional(dinero(0)),
  /** What was taken out of it, to the bank or put away, before counting. */
  retirado: opcional(dinero(0)),
  nota: opcional(texto(1, 500)),
});
export type DatosArqueo = z.output<typeof esquemaDatosArqueo>;

const neto = () => leidoCon(entero(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER), 0);

/** What the rows say of the cash of some days. */
export const esquemaEfectivoEsperado = z.object({
  /** What came in, less the adjustments. */
  recibido: neto(),
  /** What went back. */
  devuelto: neto(),
});
export type EfectivoEsperado = z.output<typeof esquemaEfectivoEsperado>;

/** A count of the cash drawer as it was made: it is added, and never changed. */
export const esquemaArqueo = z.object({
  id: esquemaId,
  desde: fecha(),
  hasta: fecha(),
  sede_id: leido(esquemaId),
  sede_nombre: leido(z.string()),
  conteo: leido(esquemaConteo),
  contado: neto(),
  base: neto(),
  ...esquemaEfectivoEsperado.shape,
  retirado: neto(),
  /** Above zero when there was more than there should be. */
  diferencia: neto(),
  nota: leido(z.string()),
  contado_por: leido(z.string()),
  contado_en: z.string(),
});
export type Arqueo = z.output<typeof esquemaArqueo>;

/** One about to be kept. */
export type ArqueoNuevo = Omit<Arqueo, 'id' | 'sede_nombre' | 'contado_por' | 'contado_en'>;

const sumaDe = (conteo: Readonly<Record<string, number | undefined>>): number =>
  contarEfectivo(Object.fromEntries(Object.entries(conteo).map(([d, n]) => [Number(d), n])));

/** Throws VALIDACION. */
export const validarArqueo = (entrada: unknown, hoy: FechaCalendario): DatosArqueo => {
  const datos = analizar(esquemaDatosArqueo, entrada);
  const campos: Record<string, string> = {};
  const rango = errorDeRango(datos);
  if (rango) campos.hasta = rango;
  else if (datos.hasta > hoy) campos.hasta = 'El último día que se cuenta no puede ser futuro';
  const { conteo, contado } = datos;
  if (conteo) {
    if (typeof contado === 'number' && contado !== sumaDe(conteo))
      campos.contado = 'El total no es lo que suman los billetes y monedas';
  } else if (typeof contado !== 'number') campos.contado = 'Escriba cuánto contó';
  if (Object.keys(campos).length > 0) throw errorValidacion('Revise los campos señalados', campos);
  return datos;
};

/** What is kept of a count, checked already, on what the rows say. */
export const armarArqueo = (datos: DatosArqueo, esperado: EfectivoEsperado): ArqueoNuevo => {
  const { desde, hasta, sede_id = null, conteo = null, nota = null } = datos;
  const contado = conteo ? sumaDe(conteo) : (datos.contado ?? 0);
  const caja = { ...esperado, base: datos.base ?? 0, retirado: datos.retirado ?? 0 };
  const diferencia = diferenciaDeArqueo(contado, debeHaber(caja));
  return { desde, hasta, sede_id, conteo, contado, ...caja, diferencia, nota };
};

/** The cash of one day in one sede. */
export interface EfectivoDeDia {
  fecha: FechaCalendario;
  sede_id: Id | null;
  total: number;
}

type Cubre = Pick<Arqueo, keyof RangoFechas | 'sede_id' | 'recibido'>;

/** A count of one sede is of its cash alone. */
const cubre =
  ({ desde, hasta, sede_id }: Cubre) =>
  ({ fecha: dia, sede_id: suya }: EfectivoDeDia): boolean =>
    dia >= desde && dia <= hasta && (sede_id === null || mismoId(suya, sede_id));

/** The days with cash that nobody counted, with how much of it. `arqueos`, newest first. */
export const diasSinContar = (
  efectivo: readonly EfectivoDeDia[],
  arqueos: readonly Cubre[],
): { fecha: FechaCalendario; total: number }[] => {
  const porDia = new Map<FechaCalendario, number>();
  const falta = (dia: FechaCalendario, total: number) =>
    total === 0 ? porDia : porDia.set(dia, (porDia.get(dia) ?? 0) + total);
  const ultimoDe = (entrada: EfectivoDeDia) => arqueos.find((arqueo) => cubre(arqueo)(entrada));
  for (const entrada of efectivo) if (!ultimoDe(entrada)) falta(entrada.fecha, entrada.total);
  // What came in once its day was counted. Of a count of several days nobody knows which it lacks.
  for (const arqueo of arqueos.filter(({ desde, hasta }) => desde === hasta)) {
    const suyas = efectivo.filter(cubre(arqueo));
    const despues = suyas.reduce((suma, { total }) => suma + total, 0) - arqueo.recibido;
    if (despues > 0 && suyas.every((entrada) => ultimoDe(entrada) === arqueo)) falta(arqueo.desde, despues);
  }
  return [...porDia].sort(([a], [b]) => (a < b ? -1 : 1)).map(([dia, total]) => ({ fecha: dia, total }));
};

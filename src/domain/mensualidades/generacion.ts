import { analizar } from '@/domain/shared/analizar';
import { booleano, entero, esquemaId, leido, leidoCon, listaLeida, unoDe } from '@/domain/shared/esquemas';
import { fecha, periodo } from '@/domain/shared/esquemas-tecleados';
import { z } from '@/domain/shared/zod';

/** How a month is charged to one person: the whole of it, the days they are in the house, or not at all. */
export const FORMAS_DE_COBRO = ['COMPLETO', 'POR_DIAS', 'NINGUNO'] as const;
export type FormaDeCobro = (typeof FORMAS_DE_COBRO)[number];
export const ETIQUETA_FORMA_DE_COBRO: Readonly<Record<FormaDeCobro, string>> = {
  COMPLETO: 'Mes completo',
  POR_DIAS: 'Por días',
  NINGUNO: 'No cobrar',
};

/** Body of POST /mensualidades/generar. */
export const esquemaSolicitudGeneracion = z.strictObject({
  periodo: periodo(),
  /**
   * What was chosen for some people. The others: the whole month, and nothing when theirs was annulled or a discharge
   * exonerated it. NINGUNO is kept: the fee of the month stays exonerated, and is not asked about again.
   */
  elecciones: z.optional(
    z.array(z.strictObject({ participante_id: esquemaId, cobro: unoDe(FORMAS_DE_COBRO) })),
  ),
  /** `true` answers what would be created and writes nothing. */
  simular: z.optional(booleano()),
});
export type SolicitudGeneracion = z.output<typeof esquemaSolicitudGeneracion>;

/** Throws VALIDACION. */
export const validarSolicitudGeneracion = (entrada: unknown): SolicitudGeneracion =>
  analizar(esquemaSolicitudGeneracion, entrada);

export const RESULTADOS_GENERACION = ['CREADA', 'EXISTENTE', 'OMITIDA'] as const;
export type ResultadoFila = (typeof RESULTADOS_GENERACION)[number];
export const ETIQUETA_RESULTADO_GENERACION: Readonly<Record<ResultadoFila, string>> = {
  CREADA: 'Creada',
  EXISTENTE: 'Ya existía',
  OMITIDA: 'Omitida',
};

const monto = () => leidoCon(entero(0, Number.MAX_SAFE_INTEGER), 0);

/** What one way of charging the month comes to; `dias` are those it charges. */
export const esquemaOpcionDeCobro = z.object({
  cobro: unoDe(FORMAS_DE_COBRO),
  dias: monto(),
  valor: monto(),
  descuento: monto(),
});
export type OpcionDeCobro = z.output<typeof esquemaOpcionDeCobro>;

export const esquemaFilaGeneracion = z.object({
  participante_id: esquemaId,
  participante_nombre: leidoCon(z.string(), ''),
  participante_documento: leido(z.string()),
  resultado: unoDe(RESULTADOS_GENERACION),
  /** Why it was left out; `null` for the others. */
  motivo: leido(z.string()),
  /** What is charged; nothing of whoever is left out. */
  valor: monto(),
  descuento: monto(),
  fecha_vencimiento: leido(fecha()),
  /** The one of this month was annulled, and there is no other. */
  anulada: leidoCon(z.boolean(), false),
  /** The one of this month was exonerated by a discharge, and they came back. */
  exonerada: leidoCon(z.boolean(), false),
  /** The day of an arrival in the middle of this month. */
  llegada: leido(fecha()),
  /** How it is charged, and the ways to choose from besides none; there are none where there is nothing to choose. */
  cobro: leidoCon(unoDe(FORMAS_DE_COBRO), 'COMPLETO'),
  opciones: listaLeida(esquemaOpcionDeCobro),
});
export type FilaGeneracion = z.output<typeof esquemaFilaGeneracion>;

/** What generating the fees of a month did, or would do. */
export const esquemaResultadoGeneracion = z.object({
  periodo: periodo(),
  simulada: leidoCon(z.boolean(), false),
  creadas: monto(),
  existentes: monto(),
  omitidas: monto(),
  /** Whole COP to be paid of what was created: values less discounts. */
  total: monto(),
  filas: listaLeida(esquemaFilaGeneracion),
});
export type ResultadoGeneracion = z.output<typeof esquemaResultadoGeneracion>;

export const contarGeneracion = (
  { periodo: mes, simular }: SolicitudGeneracion,
  filas: FilaGeneracion[],
): ResultadoGeneracion => {
  const de = (resultado: ResultadoFila) => filas.filter((fila) => fila.resultado === resultado);
  return {
    periodo: mes,
    simulada: simular === true,
    creadas: de('CREADA').length,
    existentes: de('EXISTENTE').length,
    omitidas: de('OMITIDA').length,
    total: de('CREADA').reduce((suma, { valor, descuento }) => suma + valor - descuento, 0),
    filas,
  };
};

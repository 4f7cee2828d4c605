import { analizar } from '@/domain/shared/analizar';
import {
  booleano,
  entero,
  esquemaId,
  fecha,
  leido,
  leidoCon,
  listaLeida,
  periodo,
  unoDe,
} from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

/** Body of POST /mensualidades/generar. */
export const esquemaSolicitudGeneracion = z.strictObject({
  periodo: periodo(),
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

export const esquemaFilaGeneracion = z.object({
  participante_id: esquemaId,
  participante_nombre: leidoCon(z.string(), ''),
  resultado: unoDe(RESULTADOS_GENERACION),
  /** Why it was left out; `null` for the others. */
  motivo: leido(z.string()),
  valor: monto(),
  descuento: monto(),
  fecha_vencimiento: leido(fecha()),
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

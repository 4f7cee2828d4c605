import {
  CANALES_AUTORIZABLES,
  CANALES_DE_COBRO,
  INICIATIVAS,
  MEDIOS_AUTORIZACION,
  RESULTADOS_GESTION,
} from '@/domain/mensualidades/cobranza/opciones-gestion';
import { analizar } from '@/domain/shared/analizar';
import { instante } from '@/domain/shared/esquema-instante';
import { opcional, texto, unoDe } from '@/domain/shared/esquemas';
import { dinero, fecha } from '@/domain/shared/esquemas-tecleados';
import { z } from '@/domain/shared/zod';

export const NOTA_MAXIMO = 500;

/**
 * Body of POST /pagadores/{clave}/gestiones. Without `momento` it is being made now, and it has to be allowed; with it, it
 * already happened. Without `iniciativa`, the foundation looked for the person.
 */
export const esquemaDatosGestion = z.strictObject({
  canal: unoDe(CANALES_DE_COBRO),
  resultado: unoDe(RESULTADOS_GESTION),
  iniciativa: opcional(unoDe(INICIATIVAS)),
  momento: opcional(instante()),
  promesa_fecha: opcional(fecha()),
  promesa_valor: opcional(dinero(1)),
  nota: opcional(texto(1, NOTA_MAXIMO)),
});
export type DatosGestion = z.output<typeof esquemaDatosGestion>;

/** Body of PUT /pagadores/{clave}/canal-de-cobro: the day and the means of an authorisation, or the day it is taken back. */
export const esquemaDatosCanal = z.strictObject({
  canal: unoDe(CANALES_AUTORIZABLES),
  autorizado_en: opcional(fecha()),
  medio: opcional(unoDe(MEDIOS_AUTORIZACION)),
  retirado_en: opcional(fecha()),
});
export type DatosCanal = z.output<typeof esquemaDatosCanal>;

/** Throws VALIDACION. */
export const validarDatosGestion = (entrada: unknown): DatosGestion => analizar(esquemaDatosGestion, entrada);

/** Throws VALIDACION. */
export const validarDatosCanal = (entrada: unknown): DatosCanal => analizar(esquemaDatosCanal, entrada);

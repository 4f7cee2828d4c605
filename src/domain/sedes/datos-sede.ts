import { CAMPOS_SEDE } from '@/domain/sedes/campos-sede';
import { analizar } from '@/domain/shared/analizar';
import { camposCon } from '@/domain/shared/campos/campo';
import { esquemasDeCambios, esquemasDeDatos } from '@/domain/shared/campos/esquemas-de-campos';
import { booleano, entero } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

/** Body of POST /sedes. */
export const esquemaDatosSede = z.strictObject(esquemasDeDatos(CAMPOS_SEDE));
export type DatosSede = z.output<typeof esquemaDatosSede>;

/** Body of PUT /sedes/{id}. */
export const esquemaCambiosSede = z.strictObject({
  ...esquemasDeCambios(CAMPOS_SEDE),
  archivado: z.optional(booleano()),
  version: z.optional(entero(0, Number.MAX_SAFE_INTEGER)),
});
export type CambiosSede = z.output<typeof esquemaCambiosSede>;

export const MENSAJE_ID_SEDE = 'ID de sede requerido';
const OBLIGATORIOS = {
  campos: camposCon(CAMPOS_SEDE, 'obligatorio'),
  mensaje: 'Nombre y dirección son campos obligatorios',
};

/** Throws VALIDACION. */
export const validarDatosSede = (entrada: unknown): DatosSede =>
  analizar(esquemaDatosSede, entrada, OBLIGATORIOS);

/** Throws VALIDACION. */
export const validarCambiosSede = (entrada: unknown): CambiosSede =>
  analizar(esquemaCambiosSede, entrada, OBLIGATORIOS);

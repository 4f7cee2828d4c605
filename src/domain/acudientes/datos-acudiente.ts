import { CAMPOS_ACUDIENTE } from '@/domain/acudientes/campos-acudiente';
import { analizar } from '@/domain/shared/analizar';
import { camposCon } from '@/domain/shared/campos/campo';
import { esquemasDeCambios, esquemasDeDatos } from '@/domain/shared/campos/esquemas-de-campos';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { booleano, entero } from '@/domain/shared/esquemas';
import { documentoImposible } from '@/domain/shared/tipo-documento';
import { z } from '@/domain/shared/zod';

/** Body of POST /acudientes. */
export const esquemaDatosAcudiente = z.strictObject(esquemasDeDatos(CAMPOS_ACUDIENTE));
export type DatosAcudiente = z.output<typeof esquemaDatosAcudiente>;

const { id_participante: _fijo, ...cambios } = esquemasDeCambios(CAMPOS_ACUDIENTE);

/** Body of PUT /acudientes/{id}. A guardian stays with their participante. */
export const esquemaCambiosAcudiente = z.strictObject({
  ...cambios,
  archivado: z.optional(booleano()),
  version: z.optional(entero(0, Number.MAX_SAFE_INTEGER)),
});
export type CambiosAcudiente = z.output<typeof esquemaCambiosAcudiente>;

export const MENSAJE_ACUDIENTE_OBLIGATORIOS =
  'Participante, documento, nombres y apellidos son campos obligatorios';
export const MENSAJE_ID_ACUDIENTE = 'ID de acudiente requerido';
const OBLIGATORIOS = {
  campos: camposCon(CAMPOS_ACUDIENTE, 'obligatorio'),
  mensaje: MENSAJE_ACUDIENTE_OBLIGATORIOS,
};

/** Specification §5, create acudiente. Throws VALIDACION. */
export const validarDatosAcudiente = (entrada: unknown): DatosAcudiente =>
  analizar(esquemaDatosAcudiente, entrada, OBLIGATORIOS);

/** Throws VALIDACION. */
export const validarCambiosAcudiente = (entrada: unknown): CambiosAcudiente =>
  analizar(esquemaCambiosAcudiente, entrada, OBLIGATORIOS);

type AcudienteRevisado = Partial<
  Pick<DatosAcudiente, 'es_emergencia' | 'telefono' | 'tipo_documento' | 'numero_documento'>
>;

/** {@link revisarAcudiente} on the record that a change would leave. */
export const revisarCambiosAcudiente = (antes: AcudienteRevisado, cambios: CambiosAcudiente): void => {
  const definidos = Object.fromEntries(Object.entries(cambios).filter(([, valor]) => valor !== undefined));
  revisarAcudiente({ ...antes, ...definidos }, antes);
};

const mismoDocumento = (uno: AcudienteRevisado, otro: AcudienteRevisado | undefined): boolean =>
  uno.tipo_documento === otro?.tipo_documento && uno.numero_documento === otro?.numero_documento;

/**
 * Rules between fields, on the record as it would be stored, or on what is known of it: an emergency contact needs a phone. A
 * document from before its rule is left as it is by a change (of `antes`) that writes something else. Throws VALIDACION.
 */
export const revisarAcudiente = (acudiente: AcudienteRevisado, antes?: AcudienteRevisado): void => {
  const campos: Record<string, string> = {};
  const { tipo_documento, numero_documento } = acudiente;
  const imposible =
    numero_documento === undefined || mismoDocumento(acudiente, antes)
      ? null
      : documentoImposible(tipo_documento, numero_documento);
  if (imposible) campos.numero_documento = imposible;
  if (acudiente.es_emergencia && !acudiente.telefono) {
    campos.telefono = 'Un contacto de emergencia necesita un teléfono';
  }
  if (Object.keys(campos).length > 0) throw errorValidacion('Revise los campos señalados', campos);
};

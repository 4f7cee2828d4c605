import { ESTADOS_ACUDIENTE, PARENTESCOS } from '@/domain/acudientes/opciones-acudiente';
import { analizar } from '@/domain/shared/analizar';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import {
  booleano,
  correo,
  documento,
  entero,
  esquemaId,
  opcional,
  telefono,
  texto,
  unoDe,
} from '@/domain/shared/esquemas';
import { documentoImposible, TIPOS_DOCUMENTO } from '@/domain/shared/tipo-documento';
import { z } from '@/domain/shared/zod';

const obligatorios = {
  id_participante: esquemaId,
  numero_documento: documento(),
  nombres: texto(2, 80),
  apellidos: texto(2, 80),
};

const opcionales = {
  tipo_documento: opcional(unoDe(TIPOS_DOCUMENTO)),
  parentesco: opcional(unoDe(PARENTESCOS)),
  telefono: opcional(telefono()),
  telefono_alterno: opcional(telefono()),
  email: opcional(correo()),
  direccion: opcional(texto(1, 200)),
  es_principal: z.optional(booleano()),
  es_responsable_pago: z.optional(booleano()),
  es_emergencia: z.optional(booleano()),
  autorizado_informacion: z.optional(booleano()),
  estado: z.optional(unoDe(ESTADOS_ACUDIENTE)),
};

/** Body of POST /acudientes. */
export const esquemaDatosAcudiente = z.strictObject({ ...obligatorios, ...opcionales });
export type DatosAcudiente = z.output<typeof esquemaDatosAcudiente>;

/** Body of PUT /acudientes/{id}. A guardian stays with their participante. */
export const esquemaCambiosAcudiente = z.strictObject({
  numero_documento: z.optional(obligatorios.numero_documento),
  nombres: z.optional(obligatorios.nombres),
  apellidos: z.optional(obligatorios.apellidos),
  ...opcionales,
  archivado: z.optional(booleano()),
  version: z.optional(entero(0, Number.MAX_SAFE_INTEGER)),
});
export type CambiosAcudiente = z.output<typeof esquemaCambiosAcudiente>;

export const MENSAJE_ACUDIENTE_OBLIGATORIOS =
  'Participante, documento, nombres y apellidos son campos obligatorios';
export const MENSAJE_ID_ACUDIENTE = 'ID de acudiente requerido';
const OBLIGATORIOS = {
  campos: ['id_participante', 'numero_documento', 'nombres', 'apellidos'],
  mensaje: MENSAJE_ACUDIENTE_OBLIGATORIOS,
};

/** Specification §5, create acudiente. Throws VALIDACION. */
export const validarDatosAcudiente = (entrada: unknown): DatosAcudiente =>
  analizar(esquemaDatosAcudiente, entrada, OBLIGATORIOS);

/** Throws VALIDACION. */
export const validarCambiosAcudiente = (entrada: unknown): CambiosAcudiente =>
  analizar(esquemaCambiosAcudiente, entrada, OBLIGATORIOS);

type AcudienteRevisado = Pick<
  DatosAcudiente,
  'es_emergencia' | 'telefono' | 'tipo_documento' | 'numero_documento'
>;

/** {@link revisarAcudiente} on the record that a change would leave. */
export const revisarCambiosAcudiente = (antes: AcudienteRevisado, cambios: CambiosAcudiente): void => {
  const definidos = Object.fromEntries(Object.entries(cambios).filter(([, valor]) => valor !== undefined));
  revisarAcudiente({ ...antes, ...definidos }, antes);
};

const mismoDocumento = (uno: AcudienteRevisado, otro: AcudienteRevisado | undefined): boolean =>
  uno.tipo_documento === otro?.tipo_documento && uno.numero_documento === otro?.numero_documento;

/**
 * Rules between fields, on the whole record as it would be stored: an emergency contact needs a phone. A document from
 * before its rule is left as it is by a change (of `antes`) that writes something else. Throws VALIDACION.
 */
export const revisarAcudiente = (acudiente: AcudienteRevisado, antes?: AcudienteRevisado): void => {
  const campos: Record<string, string> = {};
  const imposible = mismoDocumento(acudiente, antes)
    ? null
    : documentoImposible(acudiente.tipo_documento, acudiente.numero_documento);
  if (imposible) campos.numero_documento = imposible;
  if (acudiente.es_emergencia && !acudiente.telefono) {
    campos.telefono = 'Un contacto de emergencia necesita un teléfono';
  }
  if (Object.keys(campos).length > 0) throw errorValidacion('Revise los campos señalados', campos);
};

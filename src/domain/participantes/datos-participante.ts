import { ESTADOS_PARTICIPANTE } from '@/domain/participantes/estado-participante';
import {
  FASES,
  MEDIOS_AUTORIZACION,
  PROGRAMAS,
  TIPOS_EGRESO,
} from '@/domain/participantes/opciones-participante';
import { analizar } from '@/domain/shared/analizar';
import { AREAS } from '@/domain/shared/area';
import {
  booleano,
  cantidad,
  correo,
  dinero,
  documento,
  entero,
  esquemaId,
  fecha,
  fechaDeNacimiento,
  opcional,
  telefono,
  texto,
  unoDe,
} from '@/domain/shared/esquemas';
import { TIPOS_DOCUMENTO } from '@/domain/shared/tipo-documento';
import { z } from '@/domain/shared/zod';

const obligatorios = { nombre: texto(3, 120), telefono: telefono() };

const opcionales = {
  tipo_documento: opcional(unoDe(TIPOS_DOCUMENTO)),
  numero_documento: opcional(documento()),
  fecha_nacimiento: opcional(fechaDeNacimiento()),
  area: opcional(unoDe(AREAS)),
  municipio: opcional(texto(1, 120)),
  direccion: opcional(texto(1, 200)),
  email: opcional(correo()),
  sede_id: opcional(esquemaId),
  programa: opcional(unoDe(PROGRAMAS)),
  fase: opcional(unoDe(FASES)),
  fecha_ingreso: opcional(fecha()),
  fecha_egreso_prevista: opcional(fecha()),
  fecha_egreso: opcional(fecha()),
  tipo_egreso: opcional(unoDe(TIPOS_EGRESO)),
  motivo_egreso: opcional(texto(1, 2000)),
  valor_mensualidad: opcional(dinero(0)),
  dia_pago: opcional(cantidad(1, 28)),
  beca_porcentaje: opcional(cantidad(0, 100)),
  eps: opcional(texto(1, 120)),
  contacto_emergencia: opcional(texto(1, 200)),
  observaciones: opcional(texto(1, 4000)),
  alergias: opcional(texto(1, 2000)),
  medicamentos: opcional(texto(1, 2000)),
  sustancia_principal: opcional(texto(1, 200)),
  antecedentes: opcional(texto(1, 4000)),
  autorizacion_datos: opcional(
    z.strictObject({
      otorgada: booleano(),
      version: opcional(texto(1, 20)),
      fecha: opcional(fecha()),
      medio: opcional(unoDe(MEDIOS_AUTORIZACION)),
      revocada_en: opcional(fecha()),
    }),
  ),
};

/** Body of POST /participantes. */
export const esquemaDatosParticipante = z.strictObject({
  ...obligatorios,
  ...opcionales,
  estado: z.optional(unoDe(ESTADOS_PARTICIPANTE)),
});
export type DatosParticipante = z.output<typeof esquemaDatosParticipante>;

/** Body of PUT /participantes/{id}: any field; `version` guards against lost updates; `archivado` archives or restores. */
export const esquemaCambiosParticipante = z.strictObject({
  nombre: z.optional(obligatorios.nombre),
  telefono: z.optional(obligatorios.telefono),
  ...opcionales,
  estado: z.optional(unoDe(ESTADOS_PARTICIPANTE)),
  archivado: z.optional(booleano()),
  version: z.optional(entero(0, Number.MAX_SAFE_INTEGER)),
});
export type CambiosParticipante = z.output<typeof esquemaCambiosParticipante>;

export const MENSAJE_PARTICIPANTE_OBLIGATORIOS = 'Nombre y teléfono son campos obligatorios';
export const MENSAJE_ID_PARTICIPANTE = 'ID de participante requerido';

const OBLIGATORIOS = { campos: ['nombre', 'telefono'], mensaje: MENSAJE_PARTICIPANTE_OBLIGATORIOS };

/** Specification §5, create participant. Throws VALIDACION. */
export const validarDatosParticipante = (entrada: unknown): DatosParticipante =>
  analizar(esquemaDatosParticipante, entrada, OBLIGATORIOS);

/** Throws VALIDACION. */
export const validarCambiosParticipante = (entrada: unknown): CambiosParticipante =>
  analizar(esquemaCambiosParticipante, entrada, OBLIGATORIOS);

import { ESTADOS_PARTICIPANTE } from '@/domain/participantes/estado-participante';
import {
  FASES,
  MEDIOS_AUTORIZACION,
  PROGRAMAS,
  TIPOS_EGRESO,
} from '@/domain/participantes/opciones-participante';
import { AREAS } from '@/domain/shared/area';
import type { CampoReservado } from '@/domain/shared/campos-reservados';
import { entero, esquemaId, fecha, leido, leidoCon, unoDe } from '@/domain/shared/esquemas';
import { camposRegistro } from '@/domain/shared/registro-almacenado';
import { TIPOS_DOCUMENTO } from '@/domain/shared/tipo-documento';
import { z } from '@/domain/shared/zod';

const esquemaAutorizacion = z.object({
  otorgada: z.boolean(),
  version: leido(z.string()),
  fecha: leido(fecha()),
  medio: leido(unoDe(MEDIOS_AUTORIZACION)),
  revocada_en: leido(fecha()),
});

/** The participant's permission to store sensitive data (Ley 1581 de 2012). */
export type AutorizacionDatos = z.output<typeof esquemaAutorizacion>;

/** A participante as a service answers it: only `id`, `nombre` and `telefono` are certain (specification §3). */
export const esquemaParticipante = z.object({
  id: esquemaId,
  nombre: z.string(),
  telefono: leidoCon(z.string(), ''),
  tipo_documento: leido(unoDe(TIPOS_DOCUMENTO)),
  numero_documento: leido(z.string()),
  fecha_nacimiento: leido(fecha()),
  area: leido(unoDe(AREAS)),
  municipio: leido(z.string()),
  direccion: leido(z.string()),
  email: leido(z.string()),
  sede_id: leido(esquemaId),
  programa: leido(unoDe(PROGRAMAS)),
  fase: leido(unoDe(FASES)),
  estado: leidoCon(unoDe(ESTADOS_PARTICIPANTE), 'PREINGRESO'),
  fecha_ingreso: leido(fecha()),
  fecha_egreso_prevista: leido(fecha()),
  fecha_egreso: leido(fecha()),
  tipo_egreso: leido(unoDe(TIPOS_EGRESO)),
  motivo_egreso: leido(z.string()),
  valor_mensualidad: leido(entero(0, Number.MAX_SAFE_INTEGER)),
  dia_pago: leido(entero(1, 28)),
  beca_porcentaje: leido(entero(0, 100)),
  eps: leido(z.string()),
  contacto_emergencia: leido(z.string()),
  observaciones: leido(z.string()),
  alergias: leido(z.string()),
  medicamentos: leido(z.string()),
  sustancia_principal: leido(z.string()),
  antecedentes: leido(z.string()),
  autorizacion_datos: leido(esquemaAutorizacion),
  ...camposRegistro,
});

export type Participante = z.output<typeof esquemaParticipante>;

export const autorizacionVigente = (participante: Pick<Participante, 'autorizacion_datos'>): boolean =>
  participante.autorizacion_datos?.otorgada === true && !participante.autorizacion_datos.revocada_en;

/** The same participante without its reserved block, for whoever may not read it. */
export const sinBloqueReservado = <T extends Pick<Participante, CampoReservado>>(participante: T): T => ({
  ...participante,
  alergias: null,
  medicamentos: null,
  sustancia_principal: null,
  antecedentes: null,
});

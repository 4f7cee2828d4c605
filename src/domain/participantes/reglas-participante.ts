import { ETIQUETA_ESTADO_PARTICIPANTE, puedePasarA } from '@/domain/participantes/estado-participante';
import { autorizacionVigente, type Participante } from '@/domain/participantes/participante';
import { CAMPOS_RESERVADOS } from '@/domain/shared/campos-reservados';
import { errorConflicto, errorValidacion } from '@/domain/shared/errores/errores-comunes';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { documentoImposible } from '@/domain/shared/tipo-documento';

/** The fields whose combination has rules; a new participante has no `id` yet. */
export type ParticipanteRevisado = Partial<Omit<Participante, 'id'>>;

const camposContradictorios = (p: ParticipanteRevisado, hoy: FechaCalendario): Record<string, string> => {
  const campos: Record<string, string> = {};
  if (p.fecha_nacimiento && p.fecha_nacimiento > hoy)
    campos.fecha_nacimiento = 'La fecha de nacimiento no puede ser futura';
  if (p.fecha_egreso_prevista && p.fecha_ingreso && p.fecha_egreso_prevista < p.fecha_ingreso) {
    campos.fecha_egreso_prevista = 'La fecha prevista no puede ser anterior al ingreso';
  }
  if (p.fecha_egreso && p.fecha_ingreso && p.fecha_egreso < p.fecha_ingreso) {
    campos.fecha_egreso = 'La fecha de egreso no puede ser anterior al ingreso';
  }
  if (p.numero_documento && !p.tipo_documento) campos.tipo_documento = 'Elija el tipo de documento';
  if (p.tipo_documento && p.tipo_documento !== 'SIN_DOCUMENTO' && !p.numero_documento) {
    campos.numero_documento = 'Escriba el número de documento';
  }
  if (p.tipo_documento === 'SIN_DOCUMENTO' && p.numero_documento) {
    campos.numero_documento = 'Deje vacío el número o elija otro tipo de documento';
  }
  if (p.estado === 'EGRESADO') {
    if (!p.fecha_egreso) campos.fecha_egreso = 'Escriba la fecha de egreso';
    if (!p.tipo_egreso) campos.tipo_egreso = 'Elija el tipo de egreso';
  }
  return campos;
};

const camposSinAutorizacion = (p: ParticipanteRevisado): Record<string, string> => {
  if (autorizacionVigente({ autorizacion_datos: p.autorizacion_datos ?? null })) return {};
  const presentes = CAMPOS_RESERVADOS.filter((campo) => p[campo]);
  return Object.fromEntries(presentes.map((campo) => [campo, 'Primero registre la autorización de datos']));
};

/** A document from before the rule is left as it is by whoever writes something else. */
const documentoContradictorio = (
  p: ParticipanteRevisado,
  antes: ParticipanteRevisado | undefined,
): Record<string, string> => {
  const { tipo_documento, numero_documento } = p;
  if (!numero_documento) return {};
  if (antes?.tipo_documento === tipo_documento && antes?.numero_documento === numero_documento) return {};
  const imposible = documentoImposible(tipo_documento, numero_documento);
  return imposible ? { numero_documento: imposible } : {};
};

/**
 * Rules between fields, on the whole record as it would be stored; `antes` is the stored one that a change starts from.
 * Throws VALIDACION.
 */
export const revisarParticipante = (
  participante: ParticipanteRevisado,
  hoy: FechaCalendario,
  antes?: ParticipanteRevisado,
): void => {
  const campos = {
    ...camposContradictorios(participante, hoy),
    ...documentoContradictorio(participante, antes),
    ...camposSinAutorizacion(participante),
  };
  if (Object.keys(campos).length > 0) throw errorValidacion('Revise los campos señalados', campos);
};

/** Throws CONFLICTO when the state machine has no such step. */
export const revisarTransicion = (antes: Participante, despues: Pick<Participante, 'estado'>): void => {
  if (puedePasarA(antes.estado, despues.estado)) return;
  const [desde, hasta] = [
    ETIQUETA_ESTADO_PARTICIPANTE[antes.estado],
    ETIQUETA_ESTADO_PARTICIPANTE[despues.estado],
  ];
  throw errorConflicto(`Un participante en estado ${desde} no puede pasar a ${hasta}`);
};

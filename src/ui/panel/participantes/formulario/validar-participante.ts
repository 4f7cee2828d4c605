import { revisarAutorizacionNueva } from '@/domain/participantes/autorizacion-nueva';
import {
  validarCambiosParticipante,
  validarDatosParticipante,
} from '@/domain/participantes/datos-participante';
import type { ParticipanteListado } from '@/domain/participantes/participante';
import {
  aplicarCambiosParticipante,
  revisarParticipante,
  revisarTransicion,
} from '@/domain/participantes/reglas-participante';
import { type Ocupante, tomaCupo } from '@/domain/participantes/toma-cupo';
import { revisarArea } from '@/domain/sedes/ocupacion-sede';
import type { Sede } from '@/domain/sedes/sede';
import { type ErroresCampos, tieneCodigo } from '@/domain/shared/errores/error-aplicacion';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { mismoId } from '@/domain/shared/id';

/** What a check needs to know besides the record. */
export interface Contexto {
  hoy: FechaCalendario;
  /** Those that are known: of another, the service judges. */
  sedes: readonly Sede[];
}

/** All the fields that any of the checks blames, told at once. */
const revisarJuntos = (...revisiones: readonly (() => void)[]): void => {
  const campos: Record<string, string> = {};
  for (const revisar of revisiones) {
    try {
      revisar();
    } catch (error) {
      if (!tieneCodigo(error, 'VALIDACION')) throw error;
      Object.assign(campos, error.campos satisfies ErroresCampos);
    }
  }
  if (Object.keys(campos).length > 0) throw errorValidacion('Revise los campos señalados', campos);
};

/** Who comes to live in a sede whose places are told by area needs one. */
export const revisarAreaAlLlegar = (
  antes: Ocupante | null,
  despues: Ocupante,
  sedes: readonly Sede[],
): void => {
  const sede = sedes.find(({ id }) => mismoId(id, despues.sede_id));
  if (sede && tomaCupo(antes, despues)) revisarArea(sede, despues.area);
};

/** The rules of a new participante, before sending. Throws what the use-case would throw. */
export const validarNuevo = (entrada: object, { hoy, sedes }: Contexto): void => {
  const datos = validarDatosParticipante(entrada);
  const { sede_id = null, area = null, estado = 'PREINGRESO' } = datos;
  revisarJuntos(
    () => revisarParticipante(datos as Partial<ParticipanteListado>, hoy),
    () => revisarAutorizacionNueva(null, datos),
    () => revisarAreaAlLlegar(null, { sede_id, area, estado, archivado_en: null }, sedes),
  );
};

/** The rules of a change on a stored participante, before sending. Throws what the use-case would throw. */
export const validarCambio = (base: ParticipanteListado, cambios: object, { hoy, sedes }: Contexto): void => {
  const despues = aplicarCambiosParticipante(base, validarCambiosParticipante(cambios));
  revisarTransicion(base, despues);
  revisarJuntos(
    () => revisarParticipante(despues, hoy, base),
    () => revisarAutorizacionNueva(base, despues),
    () => revisarAreaAlLlegar(base, despues, sedes),
  );
};

import { aplicarCambiosParticipante } from '@/domain/participantes/aplicar-cambios-participante';
import {
  validarCambiosParticipante,
  validarDatosParticipante,
} from '@/domain/participantes/datos-participante';
import type { Participante } from '@/domain/participantes/participante';
import { revisarParticipante, revisarTransicion } from '@/domain/participantes/reglas-participante';
import type { FechaCalendario } from '@/domain/shared/fechas';

/** The rules of a new participante, before sending. Throws what the use-case would throw. */
export const validarNuevo = (entrada: object, hoy: FechaCalendario): void => {
  const datos = validarDatosParticipante(entrada);
  revisarParticipante(datos as Partial<Participante>, hoy);
};

/** The rules of a change on a stored participante, before sending. Throws what the use-case would throw. */
export const validarCambio = (base: Participante, cambios: object, hoy: FechaCalendario): void => {
  const despues = aplicarCambiosParticipante(base, validarCambiosParticipante(cambios));
  revisarTransicion(base, despues);
  revisarParticipante(despues, hoy, base);
};

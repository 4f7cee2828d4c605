import { useState } from 'react';
import {
  esquemaParticipante,
  type Participante,
  type ParticipanteListado,
} from '@/domain/participantes/participante';
import { tieneCodigo } from '@/domain/shared/errores/error-aplicacion';

export const leerParticipante = (valor: unknown): Participante | null => {
  const leido = esquemaParticipante.safeParse(valor);
  return leido.success ? leido.data : null;
};

/** The record a short dialog works on; when somebody else changed it meanwhile, the next attempt starts from theirs. */
export const useParticipanteVigente = (inicial: ParticipanteListado) => {
  const [vigente, setVigente] = useState<ParticipanteListado>(inicial);
  const actualizarTrasError = (error: unknown) => {
    if (!tieneCodigo(error, 'VERSION_OBSOLETA')) return;
    const actual = leerParticipante(error.actual);
    if (actual) setVigente(actual);
  };
  return { vigente, actualizarTrasError };
};

import type { AcudienteRepository } from '@/application/acudientes/acudiente-repository.port';
import { intentarLista, type Lista } from '@/application/shared/lista';
import type { Acudiente } from '@/domain/acudientes/acudiente';
import { MENSAJE_ID_PARTICIPANTE } from '@/domain/participantes/datos-participante';
import { exigirId } from '@/domain/shared/exigir-id';
import type { Id } from '@/domain/shared/id';

/** Needs the participante's id: without it the list comes empty with 'ID de participante requerido'. */
export const listarAcudientesDeParticipante =
  ({ acudientes }: { acudientes: AcudienteRepository }) =>
  (idParticipante: Id): Promise<Lista<Acudiente>> =>
    intentarLista(async () =>
      acudientes.listarDeParticipante(exigirId(idParticipante, MENSAJE_ID_PARTICIPANTE)),
    );

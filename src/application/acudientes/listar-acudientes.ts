import type { AcudienteRepository } from '@/application/acudientes/acudiente-repository.port';
import { intentarLista, type Lista } from '@/application/shared/lista';
import type { Acudiente } from '@/domain/acudientes/acudiente';
import type { FiltroAcudientes } from '@/domain/acudientes/criterios-acudientes';
import { exigirIdParticipante } from '@/domain/participantes/exigir-id-participante';
import type { Id } from '@/domain/shared/id';

/** Needs the participante's id: without it the list comes empty with 'ID de participante requerido'. */
export const listarAcudientesDeParticipante =
  ({ acudientes }: { acudientes: AcudienteRepository }) =>
  (idParticipante: Id): Promise<Lista<Acudiente>> =>
    intentarLista(async () => acudientes.listarDeParticipante(exigirIdParticipante(idParticipante)));

export const listarAcudientes =
  ({ acudientes }: { acudientes: AcudienteRepository }) =>
  (filtro?: FiltroAcudientes): Promise<Lista<Acudiente>> =>
    intentarLista(() => acudientes.listar(filtro));

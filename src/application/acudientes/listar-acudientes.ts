import type { AcudienteRepository } from '@/application/acudientes/acudiente-repository.port';
import { intentarLista, type Lista } from '@/application/shared/lista';
import type { Acudiente } from '@/domain/acudientes/acudiente';
import type { FiltroAcudientes } from '@/domain/acudientes/criterios-acudientes';

export const listarAcudientes =
  ({ acudientes }: { acudientes: AcudienteRepository }) =>
  (filtro?: FiltroAcudientes): Promise<Lista<Acudiente>> =>
    intentarLista(() => acudientes.listar(filtro));

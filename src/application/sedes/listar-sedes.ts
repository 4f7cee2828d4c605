import type { SedeRepository } from '@/application/sedes/sede-repository.port';
import { intentarLista, type Lista } from '@/application/shared/lista';
import type { Sede } from '@/domain/sedes/sede';

export const listarSedes =
  ({ sedes }: { sedes: SedeRepository }) =>
  (): Promise<Lista<Sede>> =>
    intentarLista(() => sedes.listar());

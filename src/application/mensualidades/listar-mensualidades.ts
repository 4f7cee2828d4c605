import type { MensualidadRepository } from '@/application/mensualidades/mensualidad-repository.port';
import { intentarLista, type Lista } from '@/application/shared/lista';
import type { FiltroMensualidades } from '@/domain/mensualidades/criterios-mensualidades';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';

export const listarMensualidades =
  ({ mensualidades }: { mensualidades: Pick<MensualidadRepository, 'listar'> }) =>
  (filtro?: FiltroMensualidades): Promise<Lista<Mensualidad>> =>
    intentarLista(() => mensualidades.listar(filtro));

import type { MensualidadRepository } from '@/application/mensualidades/mensualidad-repository.port';
import { intentarLista, type Lista } from '@/application/shared/lista';
import type { FiltroMensualidades } from '@/domain/mensualidades/criterios-mensualidades';
import type { MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';

export const listarMensualidades =
  ({ mensualidades }: { mensualidades: Pick<MensualidadRepository, 'listar'> }) =>
  (filtro?: FiltroMensualidades): Promise<Lista<MensualidadConSaldo>> =>
    intentarLista(() => mensualidades.listar(filtro));

import type { Acudiente } from '@/domain/acudientes/acudiente';
import type { FiltroAcudientes } from '@/domain/acudientes/criterios-acudientes';
import type { FiltroMensualidades } from '@/domain/mensualidades/criterios-mensualidades';
import type { MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import type { ParticipanteListado } from '@/domain/participantes/participante';

/** Rows by ascending id, some at a time; none of them is empty. */
export type Tandas<T> = AsyncIterable<readonly T[]>;

/**
 * The same lists as `listar` of their ports, for who only passes them on: they are never whole in memory. Each batch is a
 * question of its own, so that a row written meanwhile may come or not; one that was there all along comes once.
 */
export interface Recorridos {
  participantes(): Tandas<ParticipanteListado>;
  acudientes(filtro: FiltroAcudientes): Tandas<Acudiente>;
  mensualidades(filtro: FiltroMensualidades): Tandas<MensualidadConSaldo>;
}

import { esPagador, type Marcado, puedeRecibirCuenta } from '@/domain/acudientes/quien-paga';
import type { RelacionDeCobro } from '@/domain/mensualidades/cobranza/opciones-gestion';
import { type Id, mismoId } from '@/domain/shared/id';

/** The rows by which somebody answers for what is owed. */
export interface QuienResponde {
  acudientes: readonly Marcado[];
  propias: readonly { id: Id }[];
}

type Vinculo = Exclude<RelacionDeCobro, 'SIN_DEUDA'>;

const vinculoCon = ({ acudientes, propias }: QuienResponde, participante: Id): Vinculo => {
  if (propias.some(({ id }) => mismoId(id, participante))) return 'DEUDOR';
  const suyos = acudientes.filter((a) => mismoId(a.id_participante, participante));
  if (suyos.some(puedeRecibirCuenta)) return 'CODEUDOR';
  return suyos.some(esPagador) ? 'SIN_INFORMAR' : 'NINGUNA';
};

const PEOR_PRIMERO: readonly Vinculo[] = ['NINGUNA', 'SIN_INFORMAR', 'CODEUDOR'];

/**
 * What somebody is to what they are charged for those participantes: who owes it, or who answers for it (Ley 2300 de 2023,
 * nobody else is contacted). The message tells of all of them, so one that they do not answer for is enough to stop it.
 */
export const relacionDeCobro = (quien: QuienResponde, deben: readonly Id[]): RelacionDeCobro => {
  if (deben.length === 0) return 'SIN_DEUDA';
  const vinculos = deben.map((participante) => vinculoCon(quien, participante));
  return PEOR_PRIMERO.find((vinculo) => vinculos.includes(vinculo)) ?? 'DEUDOR';
};

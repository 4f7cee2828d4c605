import {
  filasDelPagador,
  type GenteDelPagador,
  loPaga,
  mismaPersona,
} from '@/application/mensualidades/reunir-estado-de-pagador';
import type { MovimientoAFavor } from '@/domain/mensualidades/saldo-a-favor';
import { mismoId } from '@/domain/shared/id';
import { leerClavePagador } from '@/domain/shared/pagador';
import type { BaseMemoria } from '../shared/base-memoria';

/** Every row of the person whom the `clave` names by one of them; `null` when it names nobody. */
export const genteDelPagador = (
  { acudientes, participantes }: BaseMemoria,
  clave: string,
): GenteDelPagador | null => {
  const nombrado = leerClavePagador(clave);
  const todas = { acudientes: acudientes.todas(), propias: participantes.todas() };
  const [fila] = filasDelPagador({
    acudientes: todas.acudientes.filter(
      ({ id }) => nombrado?.tipo === 'acudiente' && mismoId(id, nombrado.id),
    ),
    propias: todas.propias.filter(({ id }) => nombrado?.tipo === 'participante' && mismoId(id, nombrado.id)),
  });
  return fila ? mismaPersona(fila, todas) : null;
};

/** Oldest first; copies. */
export const movimientosDeGente = (base: BaseMemoria, gente: GenteDelPagador): MovimientoAFavor[] =>
  structuredClone(base.movimientosAFavor.filter((movimiento) => loPaga(gente, movimiento)));

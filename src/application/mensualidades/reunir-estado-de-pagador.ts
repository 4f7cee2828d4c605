import type { Acudiente } from '@/domain/acudientes/acudiente';
import { acudienteComoPagador, seLeInformaDe } from '@/domain/acudientes/quien-paga';
import { armarEstadoDeCuenta, type EstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import { armarEstadoDePagador, type EstadoDePagador } from '@/domain/mensualidades/estado-de-pagador';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { Participante } from '@/domain/participantes/participante';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { mismoId } from '@/domain/shared/id';
import { ordenarPor } from '@/domain/shared/orden';
import { type FilaPagadora, identidadDelPagador } from '@/domain/shared/pagador';

type Propia = Pick<Participante, 'id' | 'nombre' | 'telefono' | 'tipo_documento' | 'numero_documento'>;

/** Every row in which one person is written: as guardian of somebody, and as a participante. */
export interface GenteDelPagador {
  acudientes: readonly Acudiente[];
  propias: readonly Propia[];
}

export const participanteComoPagador = ({ id, ...persona }: Propia): FilaPagadora => ({
  id_acudiente: null,
  participante_id: id,
  nombre: persona.nombre,
  telefono: persona.telefono,
  tipo_documento: persona.tipo_documento,
  numero_documento: persona.numero_documento,
});

export const filasDelPagador = ({ acudientes, propias }: GenteDelPagador): FilaPagadora[] => [
  ...propias.map(participanteComoPagador),
  ...acudientes.map(acudienteComoPagador),
];

/** Those of `todas` in which the person of that row is written. */
export const mismaPersona = (fila: FilaPagadora, todas: GenteDelPagador): GenteDelPagador => {
  const identidad = identidadDelPagador(fila);
  return {
    acudientes: todas.acudientes.filter((a) => identidadDelPagador(acudienteComoPagador(a)) === identidad),
    propias: todas.propias.filter((p) => identidadDelPagador(participanteComoPagador(p)) === identidad),
  };
};

/** Whether the fee is theirs to pay. */
export const loPaga = (
  { acudientes, propias }: GenteDelPagador,
  { id_acudiente, participante_id }: Pick<Mensualidad, 'id_acudiente' | 'participante_id'>,
): boolean =>
  id_acudiente === null
    ? propias.some(({ id }) => mismoId(id, participante_id))
    : acudientes.some(({ id }) => mismoId(id, id_acudiente));

interface Cobros {
  /** Of those they pay for. */
  mensualidades: readonly Mensualidad[];
  titulares: readonly EstadoDeCuenta['participante'][];
  /** What they have in their favour. */
  a_favor: number;
}

/** One statement for the person, with an account for each participante they pay for. */
export const reunirEstadoDePagador = (
  gente: GenteDelPagador,
  { mensualidades, titulares, a_favor }: Cobros,
  hoy: FechaCalendario,
): EstadoDePagador => {
  const suyas = mensualidades.filter((m) => loPaga(gente, m));
  const cuentas = ordenarPor(titulares, ({ nombre }) => nombre, false).flatMap((titular) => {
    const deEste = suyas.filter((m) => mismoId(m.participante_id, titular.id));
    if (deEste.every((m) => m.estado === 'ANULADA')) return [];
    return [{ ...armarEstadoDeCuenta(titular, deEste, hoy), informado: seLeInformaDe(gente, titular.id) }];
  });
  return armarEstadoDePagador(filasDelPagador(gente), cuentas, a_favor, hoy);
};

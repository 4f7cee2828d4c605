import { type Acudiente, nombreAcudiente } from '@/domain/acudientes/acudiente';
import { clavePagador } from '@/domain/shared/clave-pagador';
import { type Id, mismoId } from '@/domain/shared/id';
import type { FilaPagadora } from '@/domain/shared/pagador';

/** Marked as who pays, and still answering for the person. */
export const esPagador = ({
  es_responsable_pago,
  estado,
  archivado_en,
}: Pick<Acudiente, 'es_responsable_pago' | 'estado' | 'archivado_en'>): boolean =>
  es_responsable_pago && estado === 'ACTIVO' && archivado_en === null;

/** Who pays may be told what is owed only when the person, or the house, authorised to inform them. */
export const puedeRecibirCuenta = (
  acudiente: Pick<Acudiente, 'es_responsable_pago' | 'estado' | 'archivado_en' | 'autorizado_informacion'>,
): boolean => esPagador(acudiente) && acudiente.autorizado_informacion;

export const acudienteComoPagador = (
  a: Pick<Acudiente, 'id' | 'nombres' | 'apellidos' | 'telefono' | 'tipo_documento' | 'numero_documento'>,
): FilaPagadora => ({
  id_acudiente: a.id,
  participante_id: null,
  nombre: nombreAcudiente(a),
  telefono: a.telefono,
  tipo_documento: a.tipo_documento,
  numero_documento: a.numero_documento,
});

export type Marcado = Pick<
  Acudiente,
  'id_participante' | 'es_responsable_pago' | 'estado' | 'archivado_en' | 'autorizado_informacion'
>;

/** Whether who has those rows may be told what is owed for somebody: for themself always. */
export const seLeInformaDe = (
  { acudientes, propias }: { acudientes: readonly Marcado[]; propias: readonly { id: Id }[] },
  participante: Id,
): boolean =>
  propias.some(({ id }) => mismoId(id, participante)) ||
  acudientes.some((a) => mismoId(a.id_participante, participante) && puedeRecibirCuenta(a));

export interface Destinatario {
  clave: string;
  nombre: string;
  telefono: string;
}

interface PersonaQuePaga {
  id: Id;
  nombre: string;
  telefono: string | null;
  /** Some fee of the statement is charged to themself. */
  pagaAlguna: boolean;
}

/** Nobody else pays, or some of what is charged is theirs to pay. */
export const pagaPorSi = (
  acudientes: readonly Acudiente[],
  { pagaAlguna }: Pick<PersonaQuePaga, 'pagaAlguna'>,
): boolean => pagaAlguna || !acudientes.some(esPagador);

/**
 * Who may be told what is owed: those who pay and are authorised to be informed; and the person themself when they pay.
 * Nobody else in the family, even when nobody who pays can be reached.
 */
export const destinatariosDeCobro = (
  acudientes: readonly Acudiente[],
  participante: PersonaQuePaga,
): Destinatario[] => {
  const { id, nombre, telefono } = participante;
  const personas = [
    ...acudientes.filter(puedeRecibirCuenta).map((a) => ({
      clave: clavePagador({ id_acudiente: a.id, participante_id: null }),
      nombre: nombreAcudiente(a),
      telefono: a.telefono,
    })),
    ...(pagaPorSi(acudientes, participante)
      ? [{ clave: clavePagador({ id_acudiente: null, participante_id: id }), nombre, telefono }]
      : []),
  ];
  return personas.flatMap(({ telefono: numero, ...quien }) =>
    numero ? [{ ...quien, telefono: numero }] : [],
  );
};

/** Who pays and may not be told, for want of an authorisation. */
export const pagadoresSinAutorizacion = (acudientes: readonly Acudiente[]): Acudiente[] =>
  acudientes.filter((a) => esPagador(a) && !a.autorizado_informacion);

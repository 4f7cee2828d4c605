import type { Id } from '@/domain/shared/id';

type Tipo = 'acudiente' | 'participante';

const CLAVE = /^(acudiente|participante)-([^/?#]{1,64})$/;

const clave = (tipo: Tipo, id: Id | null): string => `${tipo}-${id}`;

/** One of the two, and never both. */
interface Quien {
  id_acudiente: Id | null;
  participante_id: Id | null;
}

/** Names one row. Of a fee, who pays it: the guardian it names or, without one, the person themself. */
export const clavePagador = ({ id_acudiente, participante_id }: Quien): string =>
  id_acudiente === null ? clave('participante', participante_id) : clave('acudiente', id_acudiente);

/** `null` when it names nobody. */
export const leerClavePagador = (clave: string): { tipo: Tipo; id: string } | null => {
  const [, tipo, id] = CLAVE.exec(clave) ?? [];
  return tipo && id ? { tipo: tipo as Tipo, id } : null;
};

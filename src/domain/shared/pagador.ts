import { documentoDe } from '@/domain/shared/documento';
import type { Id } from '@/domain/shared/id';
import { ordenarPor } from '@/domain/shared/orden';
import type { TipoDocumento } from '@/domain/shared/tipo-documento';

/** A row by which somebody pays: that of a guardian, or that of a participante who pays for themself. */
export interface FilaPagadora {
  /** One of the two, and never both. */
  id_acudiente: Id | null;
  participante_id: Id | null;
  nombre: string;
  telefono: string | null;
  tipo_documento: TipoDocumento | null;
  numero_documento: string | null;
}

/** A person who pays, whichever rows they are written in. */
export interface Pagador {
  /** One of their rows: it names them to the service. */
  clave: string;
  id_acudiente: Id | null;
  /** Only when they pay for themself. */
  participante_id: Id | null;
  nombre: string;
  documento: string | null;
  telefono: string | null;
}

type Tipo = 'acudiente' | 'participante';

const CLAVE = /^(acudiente|participante)-([^/?#]{1,64})$/;

const clave = (tipo: Tipo, id: Id | null): string => `${tipo}-${id}`;

type Quien = Pick<FilaPagadora, 'id_acudiente' | 'participante_id'>;

/** Names one row. Of a fee, who pays it: the guardian it names or, without one, the person themself. */
export const clavePagador = ({ id_acudiente, participante_id }: Quien): string =>
  id_acudiente === null ? clave('participante', participante_id) : clave('acudiente', id_acudiente);

/** `null` when it names nobody. */
export const leerClavePagador = (clave: string): { tipo: Tipo; id: string } | null => {
  const [, tipo, id] = CLAVE.exec(clave) ?? [];
  return tipo && id ? { tipo: tipo as Tipo, id } : null;
};

/** What a document says of whose it is: type and number, in the form in which they are kept. `null` when there is none. */
export const identidadPorDocumento = ({
  tipo_documento,
  numero_documento,
}: Pick<FilaPagadora, 'tipo_documento' | 'numero_documento'>): string | null =>
  tipo_documento === 'SIN_DOCUMENTO' || !numero_documento
    ? null
    : `${tipo_documento ?? ''} ${numero_documento}`;

/** The same as people read it: `CC 43.111.222`. */
export const documentoQueIdentifica = (
  fila: Pick<FilaPagadora, 'tipo_documento' | 'numero_documento'>,
): string | null => (identidadPorDocumento(fila) === null ? null : documentoDe(fila));

/** Two rows with the same identity are one person; without a document, each row is its own. */
export const identidadDelPagador = (fila: FilaPagadora): string =>
  identidadPorDocumento(fila) ?? clavePagador(fila);

const ultimas = (filas: readonly FilaPagadora[], idDe: (fila: FilaPagadora) => Id | null): FilaPagadora[] =>
  ordenarPor(
    filas.flatMap((fila) => {
      const id = idDe(fila);
      return id === null ? [] : [{ id, fila }];
    }),
    ({ id }) => id,
    true,
  ).map(({ fila }) => fila);

/** Rows of one person as one: their own record speaks for them and, without it, the guardian written last. */
export const juntarPagador = (filas: readonly FilaPagadora[]): Pagador => {
  const [propias, ajenas] = [
    ultimas(filas, (fila) => fila.participante_id),
    ultimas(filas, (fila) => fila.id_acudiente),
  ];
  const suyas = [...propias, ...ajenas];
  const [primera] = suyas;
  if (!primera) throw new Error('Un pagador sin filas');
  return {
    clave: clavePagador(primera),
    id_acudiente: ajenas[0]?.id_acudiente ?? null,
    participante_id: propias[0]?.participante_id ?? null,
    nombre: primera.nombre,
    documento: documentoDe(primera),
    telefono: suyas.find(({ telefono }) => telefono)?.telefono ?? null,
  };
};

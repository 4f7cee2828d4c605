import { clavePagador } from '@/domain/shared/clave-pagador';
import { documentoDe } from '@/domain/shared/documento';
import type { Id } from '@/domain/shared/id';
import { ordenarPor } from '@/domain/shared/orden';
import { plegar } from '@/domain/shared/textos';
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

/**
 * Whether those of one identity are called differently, however each name is written: one of them may have been given the
 * document of another, and what one owes would be told to the other.
 */
export const conOtroNombre = (filas: readonly Pick<FilaPagadora, 'nombre'>[]): boolean =>
  new Set(filas.map(({ nombre }) => plegar(nombre))).size > 1;

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

import type { EstadoDePagador } from '@/domain/mensualidades/estado-de-pagador';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { enOrdenDePago } from '@/domain/mensualidades/repartir-en-mensualidades';
import { primeroPorNombre } from '@/domain/shared/busqueda/primero-por-nombre';
import { clavePagador } from '@/domain/shared/clave-pagador';
import { formatearDocumento } from '@/domain/shared/lectura/leer-documento';
import { documentoDeTocayo, tocayosEntre } from '@/domain/shared/tocayos';
import type { PorPagarHallada } from '../abono/pago.queries';
import { nombreParticipante } from '../etiquetas-financiero';

/** Every fee of the account, paid ones too, as a list shows it. */
export const filasDe = ({ cuentas, pagador }: EstadoDePagador): MensualidadEnLista[] =>
  cuentas.flatMap(({ participante, mensualidades }) =>
    mensualidades.map((mensualidad) => ({
      ...mensualidad,
      participante_nombre: participante.nombre,
      participante_documento: participante.documento,
      sede_id: participante.sede_id,
      sede_nombre: null,
      pagador_nombre: mensualidad.id_acudiente === null ? null : pagador.nombre,
      pagador_documento: mensualidad.id_acudiente === null ? null : pagador.documento,
    })),
  );

/** What they owe for everybody they pay for, in the order in which it is paid. */
export const porPagarDe = (estado: EstadoDePagador): MensualidadEnLista[] => enOrdenDePago(filasDe(estado));

/** Somebody who owes, and what a search found of what they owe. */
export interface PorPagador {
  clave: string;
  nombre: string;
  documento: string | null;
  mensualidades: readonly PorPagarHallada[];
  /** Why they are found, when neither they nor whom they pay for was searched: `Elena Gómez, acudiente de Ana Ríos`. */
  porque: readonly string[];
}

const porquesDe = (filas: readonly PorPagarHallada[]): string[] => {
  const porques = filas.flatMap((m) =>
    m.acudiente_hallado ? [`${m.acudiente_hallado}, acudiente de ${nombreParticipante(m)}`] : [],
  );
  return [...new Set(porques)];
};

/** Whoever is in the group, so that who has the name goes before whom another guardian was found by. */
const nombresDe = ({ nombre, mensualidades }: PorPagador): string =>
  [nombre, ...mensualidades.map(nombreParticipante)].join(' ');

const identidadDe = (m: MensualidadEnLista): string => m.pagador_documento ?? clavePagadorDe(m);

const clavePagadorDe = ({ id_acudiente, participante_id }: MensualidadEnLista): string =>
  clavePagador({ id_acudiente, participante_id: id_acudiente === null ? participante_id : null });

/** Who pays their own: another may be called the same. */
const propioDe = ({ participante_documento: numero }: MensualidadEnLista): string | null =>
  numero && formatearDocumento(numero);

/** What is owed, together by the person who pays it: who is called `buscado` first; otherwise, in the order of their first row. */
export const porPagador = (filas: readonly PorPagarHallada[], buscado: string): PorPagador[] => {
  const grupos = new Map<string, PorPagarHallada[]>();
  for (const fila of filas) grupos.set(identidadDe(fila), [...(grupos.get(identidadDe(fila)) ?? []), fila]);
  const juntas = [...grupos.values()].flatMap((mensualidades) => {
    const [primera] = mensualidades;
    if (!primera) return [];
    return [
      {
        clave: clavePagadorDe(primera),
        nombre: primera.pagador_nombre ?? primera.participante_nombre ?? 'Sin nombre',
        documento: primera.id_acudiente === null ? propioDe(primera) : primera.pagador_documento,
        mensualidades,
        porque: porquesDe(mensualidades),
      },
    ];
  });
  return primeroPorNombre(juntas, nombresDe, buscado);
};

/** What is owed by each person, in the order of their first row; with their document when another of them has that name. */
export const porParticipante = <M extends MensualidadEnLista>(filas: readonly M[]) => {
  const tocayos = tocayosEntre(filas.map((m) => ({ id: m.participante_id, nombre: nombreParticipante(m) })));
  const grupos = new Map<string, M[]>();
  for (const fila of filas) {
    const id = String(fila.participante_id);
    grupos.set(id, [...(grupos.get(id) ?? []), fila]);
  }
  return [...grupos].map(([id, suyas]) => {
    const [primera] = suyas;
    return {
      id,
      nombre: primera ? nombreParticipante(primera) : '',
      documento: primera
        ? documentoDeTocayo(tocayos, primera.participante_id, primera.participante_documento)
        : null,
      suyas,
    };
  });
};

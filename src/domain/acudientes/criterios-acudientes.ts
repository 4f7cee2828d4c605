import type { Acudiente, EstadoAcudiente, Parentesco } from '@/domain/acudientes/acudiente';
import { ORDENES_ACUDIENTES } from '@/domain/acudientes/opciones-acudiente';
import { type Id, mismoId } from '@/domain/shared/id';
import { leerOrden, ordenarPor } from '@/domain/shared/orden';
import type { Paginacion } from '@/domain/shared/pagina';
import { coincideBusqueda } from '@/domain/shared/textos';

export type OrdenAcudientes = (typeof ORDENES_ACUDIENTES)[number];

export interface FiltroAcudientes {
  buscar?: string;
  id_participante?: Id;
  parentesco?: Parentesco;
  estado?: EstadoAcudiente;
  archivados?: boolean;
}

export type CriteriosAcudientes = FiltroAcudientes & Paginacion;

/** Every one that meets the filter, archived ones too unless filtered, by ascending id. */
export const filtrarAcudientes = <T extends Acudiente>(
  todos: readonly T[],
  filtro: FiltroAcudientes = {},
): T[] => {
  const partes = filtro.archivados === undefined ? [false, true] : [filtro.archivados];
  const elegidos = partes.flatMap((archivados) => seleccionarAcudientes(todos, { ...filtro, archivados }));
  return ordenarPor(elegidos, (a) => a.id, false);
};

/** Filtered and sorted, not yet cut into pages. Default order: apellidos. */
export const seleccionarAcudientes = <T extends Acudiente>(
  todos: readonly T[],
  criterios: FiltroAcudientes & Pick<Paginacion, 'orden'>,
): T[] => {
  const { campo, descendente } = leerOrden(criterios.orden ?? 'apellidos');
  const clave = (ORDENES_ACUDIENTES as readonly string[]).includes(campo)
    ? (campo as OrdenAcudientes)
    : 'apellidos';
  return ordenarPor(
    todos.filter(
      (a) =>
        (criterios.archivados === true) === (a.archivado_en !== null) &&
        (criterios.id_participante === undefined || mismoId(a.id_participante, criterios.id_participante)) &&
        (!criterios.parentesco || a.parentesco === criterios.parentesco) &&
        (!criterios.estado || a.estado === criterios.estado) &&
        (!criterios.buscar ||
          coincideBusqueda([a.nombres, a.apellidos, a.numero_documento, a.telefono], criterios.buscar)),
    ),
    (a) => a[clave],
    descendente,
  );
};

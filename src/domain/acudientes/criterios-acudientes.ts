import { type Acudiente, ETIQUETA_MARCA, type Marca } from '@/domain/acudientes/acudiente';
import {
  type EstadoAcudiente,
  ETIQUETA_ESTADO_ACUDIENTE,
  ETIQUETA_PARENTESCO,
  ORDENES_ACUDIENTES,
  type Parentesco,
} from '@/domain/acudientes/opciones-acudiente';
import { type Busqueda, type Etiquetas, leerBusqueda } from '@/domain/shared/busqueda/leer-busqueda';
import { textosDeAcudiente } from '@/domain/shared/busqueda/textos-de-persona';
import { hallar, type Voz } from '@/domain/shared/busqueda/voz';
import { type Id, mismoId } from '@/domain/shared/id';
import { leerOrden, ordenarPor } from '@/domain/shared/orden';
import type { Paginacion } from '@/domain/shared/pagina';
import { ETIQUETA_TIPO_DOCUMENTO } from '@/domain/shared/tipo-documento';

export type OrdenAcudientes = (typeof ORDENES_ACUDIENTES)[number];

export interface FiltroAcudientes {
  /** Words looked for in what the row shows: see {@link hallar}. */
  buscar?: string;
  id_participante?: Id;
  parentesco?: Parentesco;
  estado?: EstadoAcudiente;
  archivados?: boolean;
}

export type CriteriosAcudientes = FiltroAcudientes & Paginacion;

const MARCAS = Object.entries(ETIQUETA_MARCA) as [Marca, string][];

/** What the row of an acudiente says of each field with words of ours. */
const ETIQUETAS: Etiquetas = {
  tipo_documento: { SIN_DOCUMENTO: ETIQUETA_TIPO_DOCUMENTO.SIN_DOCUMENTO },
  parentesco: ETIQUETA_PARENTESCO,
  estado: ETIQUETA_ESTADO_ACUDIENTE,
  ...Object.fromEntries(MARCAS.map(([marca, palabra]) => [marca, { true: palabra }])),
};

const vozDe = (registro: Acudiente): Voz => ({ textos: textosDeAcudiente(registro), registro });

export const leerBusquedaDeAcudientes = (buscar: string | undefined): Busqueda =>
  leerBusqueda(buscar, ETIQUETAS);

const cumple = (a: Acudiente, filtro: FiltroAcudientes): boolean =>
  (filtro.archivados === undefined || filtro.archivados === (a.archivado_en !== null)) &&
  (filtro.id_participante === undefined || mismoId(a.id_participante, filtro.id_participante)) &&
  (!filtro.parentesco || a.parentesco === filtro.parentesco) &&
  (!filtro.estado || a.estado === filtro.estado);

/** Who each one answers for; where it is not known, a search finds no more than what their own row says. */
type SuParticipante<T> = (a: T) => Voz;

const elegir = <T extends Acudiente>(
  todos: readonly T[],
  filtro: FiltroAcudientes,
  suParticipante: SuParticipante<T>,
): readonly T[] =>
  hallar(
    todos.filter((a) => cumple(a, filtro)),
    leerBusquedaDeAcudientes(filtro.buscar),
    { propia: vozDe, ajenas: (a) => [suParticipante(a)] },
  );

/** Every one that meets the filter, archived ones too unless filtered, by ascending id. */
export const filtrarAcudientes = <T extends Acudiente>(
  todos: readonly T[],
  filtro: FiltroAcudientes = {},
  suParticipante: SuParticipante<T> = vozDe,
): T[] => ordenarPor(elegir(todos, filtro, suParticipante), (a) => a.id, false);

/** Filtered and sorted, not yet cut into pages; a search looks at `suParticipante` too. Default order: apellidos. */
export const seleccionarAcudientes = <T extends Acudiente>(
  todos: readonly T[],
  criterios: FiltroAcudientes & Pick<Paginacion, 'orden'>,
  suParticipante: SuParticipante<T> = vozDe,
): T[] => {
  const { campo, descendente } = leerOrden(criterios.orden ?? 'apellidos');
  const clave = (ORDENES_ACUDIENTES as readonly string[]).includes(campo)
    ? (campo as OrdenAcudientes)
    : 'apellidos';
  const elegidos = elegir(todos, { ...criterios, archivados: criterios.archivados === true }, suParticipante);
  return ordenarPor(elegidos, (a) => a[clave], descendente);
};

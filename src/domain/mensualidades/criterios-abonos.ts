import { type AbonoEnLista, loPidePorNumero, tieneReferencia } from '@/domain/mensualidades/abono-en-lista';
import { ETIQUETA_ANULADO, ETIQUETA_MEDIO_ABONO, type MedioAbono } from '@/domain/mensualidades/mensualidad';
import { ETIQUETA_CONCEPTO } from '@/domain/mensualidades/opciones-mensualidad';
import { type Busqueda, type Etiquetas, leerBusqueda } from '@/domain/shared/busqueda/leer-busqueda';
import { periodosDichos } from '@/domain/shared/busqueda/periodos-dichos';
import { coincide, type Voz } from '@/domain/shared/busqueda/voz';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';
import { ordenarPor } from '@/domain/shared/orden';
import type { Paginacion } from '@/domain/shared/pagina';
import { provisionalBuscado } from '@/domain/shared/recibo-provisional';

/** Which abonos. */
export interface FiltroAbonos {
  desde?: FechaCalendario;
  hasta?: FechaCalendario;
  medio?: MedioAbono;
  /** The whole reference, ignoring case: finds what was paid with it before. */
  referencia?: string;
  /** That very receipt, which may have several abonos. */
  recibo?: number;
  participante_id?: Id;
  /** Where whose it is lived when it was paid. */
  sede_id?: Id;
  /** Who pays, by the `clave` of any of their rows. */
  pagador?: string;
  /** Whole, as the abono keeps it. */
  registrado_por?: string;
  /**
   * The number of the receipt, the mark of the provisional one or the whole reference; otherwise, words looked for in what a row shows and in whose it is
   * and who pays it; and only when those find nothing, in who wrote it down and in why it was annulled.
   */
  buscar?: string;
  /** `true` brings the annulled ones too. */
  anulados?: boolean;
  /** `true` brings the annulled ones and no other. */
  solo_anulados?: boolean;
}

/** The newest receipts come first. */
export type CriteriosAbonos = FiltroAbonos & Omit<Paginacion, 'orden'>;

const etiquetasPara = (buscar: string | undefined): Etiquetas => ({
  medio: ETIQUETA_MEDIO_ABONO,
  concepto: ETIQUETA_CONCEPTO,
  anulado: { true: ETIQUETA_ANULADO },
  periodo: Object.fromEntries(periodosDichos(leerBusqueda(buscar).frase)),
});

export const leerBusquedaDeAbonos = (buscar: string | undefined): Busqueda =>
  leerBusqueda(buscar, etiquetasPara(buscar), { deNadie: true });

/** The same when it says who wrote them down, of `quienes`; `null` when it names none of them. */
export const leerConQuienRegistra = (
  buscar: string | undefined,
  quienes: readonly string[],
): Busqueda | null => {
  const nombres = { registrado_por: Object.fromEntries(quienes.map((quien) => [quien, quien])) };
  const busqueda = leerBusqueda(buscar, etiquetasPara(buscar), { deNadie: true, nombres });
  return busqueda.terminos.some(({ valores }) => valores.registrado_por !== undefined) ? busqueda : null;
};

/** Everybody who wrote some down, by name. */
export const quienesRegistran = (abonos: readonly Pick<AbonoEnLista, 'registrado_por'>[]): string[] =>
  [...new Set(abonos.flatMap(({ registrado_por }) => registrado_por ?? []))].sort();

/** What is known of an abono beside what its row says. */
interface Sabido {
  /** Of whose it is and of who pays it. */
  suGente?: (a: AbonoEnLista) => readonly Voz['textos'][];
  /** The mark of the provisional receipt that its own took the place of. */
  provisionalDe?: (a: AbonoEnLista) => string | null;
}

const enLaFila: NonNullable<Sabido['suGente']> = (a) => [[a.participante_nombre], [a.pagador_nombre]];

const buscados = (
  todos: readonly AbonoEnLista[],
  buscar: string | undefined,
  { suGente = enLaFila, provisionalDe = () => null }: Sabido,
): readonly AbonoEnLista[] => {
  const busqueda = leerBusquedaDeAbonos(buscar);
  if (busqueda.terminos.length === 0) return todos;
  const segun = (una: Busqueda) =>
    todos.filter((a) => {
      const registro = { ...a, anulado: a.anulado_en !== null };
      return suGente(a).some((textos) => coincide(una, { textos, registro }));
    });
  const provisional = provisionalBuscado(buscar);
  const conQuien = leerConQuienRegistra(buscar, quienesRegistran(todos));
  const pasos: readonly (() => readonly AbonoEnLista[])[] = [
    () =>
      todos.filter(
        (a) => loPidePorNumero(a, buscar) || (provisional !== null && provisionalDe(a) === provisional),
      ),
    () => segun(busqueda),
    () => (conQuien ? segun(conQuien) : []),
    () =>
      todos.filter(
        (a) => a.anulado_en !== null && coincide(leerBusqueda(buscar), { textos: [a.motivo_anulacion] }),
      ),
  ];
  for (const paso of pasos) {
    const hallados = paso();
    if (hallados.length > 0) return hallados;
  }
  return [];
};

const cumple = (a: AbonoEnLista, filtro: Omit<FiltroAbonos, 'buscar' | 'pagador'>): boolean => {
  const referencia = filtro.referencia?.trim();
  return (
    (filtro.anulados === true || filtro.solo_anulados === true || a.anulado_en === null) &&
    (!filtro.solo_anulados || a.anulado_en !== null) &&
    (!filtro.desde || a.fecha >= filtro.desde) &&
    (!filtro.hasta || a.fecha <= filtro.hasta) &&
    (!filtro.medio || a.medio === filtro.medio) &&
    (!referencia || tieneReferencia(a, referencia)) &&
    (filtro.recibo === undefined || a.recibo === filtro.recibo) &&
    (filtro.participante_id === undefined || mismoId(a.participante_id, filtro.participante_id)) &&
    (filtro.sede_id === undefined || mismoId(a.sede_id, filtro.sede_id)) &&
    (!filtro.registrado_por || a.registrado_por === filtro.registrado_por)
  );
};

/**
 * Filtered and sorted, not yet cut into pages; a search looks at what is known of each one too. Those of one `pagador` are
 * told apart by whoever knows people.
 */
export const seleccionarAbonos = (
  todos: readonly AbonoEnLista[],
  filtro: Omit<FiltroAbonos, 'pagador'>,
  sabido: Sabido = {},
): AbonoEnLista[] => {
  const cumplen = todos.filter((a) => cumple(a, filtro));
  return ordenarPor(buscados(cumplen, filtro.buscar, sabido), (a) => a.id, true);
};

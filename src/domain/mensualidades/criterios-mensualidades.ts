import { loPidePorNumero } from '@/domain/mensualidades/abono-en-lista';
import { ETIQUETA_VENCIDA, type Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import {
  type Cobro,
  type Concepto,
  type EstadoMensualidad,
  ETIQUETA_CONCEPTO,
  ETIQUETA_ESTADO_MENSUALIDAD,
  ORDENES_MENSUALIDADES,
} from '@/domain/mensualidades/opciones-mensualidad';
import { type Busqueda, type Etiquetas, leerBusqueda } from '@/domain/shared/busqueda/leer-busqueda';
import { periodosDichos } from '@/domain/shared/busqueda/periodos-dichos';
import {
  type Alcance,
  alcancesDe,
  hallar,
  leerConSede,
  type NombresDeSede,
  type Voz,
} from '@/domain/shared/busqueda/voz';
import type { Periodo } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';
import { leerOrden, ordenarPor } from '@/domain/shared/orden';
import type { Paginacion } from '@/domain/shared/pagina';

export const ESTADOS_DE_COBRO: Readonly<Record<Cobro, readonly EstadoMensualidad[]>> = {
  FACTURADO: ['PENDIENTE', 'CON_ABONO', 'PAGADA'],
  CON_PAGOS: ['CON_ABONO', 'PAGADA'],
  POR_COBRAR: ['PENDIENTE', 'CON_ABONO'],
};

export type OrdenMensualidades = (typeof ORDENES_MENSUALIDADES)[number];

export interface FiltroMensualidades {
  participante_id?: Id;
  periodo?: Periodo;
  estado?: EstadoMensualidad;
  concepto?: Concepto;
}

export interface CriteriosMensualidades extends FiltroMensualidades, Paginacion {
  /**
   * The number of a receipt or a whole reference; otherwise, words looked for in what the row shows and in who pays it:
   * see {@link hallar}.
   */
  buscar?: string;
  /** Looks at once at whose the fee is, at who pays it and at every guardian of theirs: any of them comes to pay. */
  familia?: boolean;
  /** Where the participante lives today. */
  sede_id?: Id;
  id_acudiente?: Id;
  /** `true` leaves only what is owed past its due date. */
  vencidas?: boolean;
  /** Those that one figure of a month is made of. */
  cobro?: Cobro;
}

const cumpleFiltro = (m: Mensualidad, filtro: FiltroMensualidades): boolean =>
  (filtro.participante_id === undefined || mismoId(m.participante_id, filtro.participante_id)) &&
  (!filtro.periodo || m.periodo === filtro.periodo) &&
  (!filtro.estado || m.estado === filtro.estado) &&
  (!filtro.concepto || m.concepto === filtro.concepto);

/** Every one that meets the filter, by ascending id. */
export const filtrarMensualidades = <M extends Mensualidad>(
  todas: readonly M[],
  filtro: FiltroMensualidades = {},
): M[] =>
  ordenarPor(
    todas.filter((m) => cumpleFiltro(m, filtro)),
    (m) => m.id,
    false,
  );

/** The months that a search says are labels as much as the words of ours in the row of a fee. */
const etiquetasPara = (buscar: string | undefined): Etiquetas => {
  const { frase } = leerBusqueda(buscar);
  return {
    estado: ETIQUETA_ESTADO_MENSUALIDAD,
    vencida: { true: ETIQUETA_VENCIDA },
    concepto: ETIQUETA_CONCEPTO,
    periodo: Object.fromEntries(periodosDichos(frase)),
  };
};

export const leerBusquedaDeMensualidades = (buscar: string | undefined): Busqueda =>
  leerBusqueda(buscar, etiquetasPara(buscar), { deNadie: true });

export const leerConSedeDeMensualidades = (
  buscar: string | undefined,
  sedes: NombresDeSede,
): readonly Busqueda[] => leerConSede(buscar, etiquetasPara(buscar), sedes);

/** See {@link alcancesDe}; with `familia` nobody hides anybody, whoever has the name. */
export const alcancesDeMensualidades = (
  { familia }: Pick<CriteriosMensualidades, 'familia'>,
  busqueda: Busqueda,
): [Alcance, ...Alcance[]] => (familia ? ['AJENO'] : alcancesDe(busqueda));

const sedesDe = (filas: readonly MensualidadEnLista[]): NombresDeSede =>
  Object.fromEntries(filas.map(({ sede_id, sede_nombre }) => [String(sede_id), sede_nombre ?? '']));

/** What is known of who a fee is of, of who pays it, and of each guardian of theirs where they are known. */
interface SuGente {
  participante: Voz['textos'];
  pagador: Voz['textos'];
  acudientes?: readonly Voz['textos'][];
}

const enLaFila = (m: MensualidadEnLista): SuGente => ({
  participante: [m.participante_nombre, m.participante_documento],
  pagador: [m.pagador_nombre],
});

const esOrden = (campo: string): campo is OrdenMensualidades =>
  (ORDENES_MENSUALIDADES as readonly string[]).includes(campo);

/** Those of one month stay in the order they were generated, by name, whichever month comes first. */
export const ORDENES_POR_MES: readonly string[] = ['periodo', 'fecha_vencimiento'];

/** Filtered and sorted, not yet cut into pages; a search looks at `suGente`. Default order: newest period first. */
export const seleccionarMensualidades = (
  todas: readonly MensualidadEnLista[],
  criterios: Omit<CriteriosMensualidades, 'pagina' | 'limite'>,
  suGente: (m: MensualidadEnLista) => SuGente = enLaFila,
): MensualidadEnLista[] => {
  const { campo, descendente } = leerOrden(criterios.orden ?? '-periodo');
  const clave = esOrden(campo) ? campo : 'periodo';
  const alReves = descendente || clave !== campo;
  const cumplen = todas.filter(
    (m) =>
      cumpleFiltro(m, criterios) &&
      (criterios.sede_id === undefined || mismoId(m.sede_id, criterios.sede_id)) &&
      (criterios.id_acudiente === undefined || mismoId(m.id_acudiente, criterios.id_acudiente)) &&
      (!criterios.vencidas || m.vencida) &&
      (!criterios.cobro || ESTADOS_DE_COBRO[criterios.cobro].includes(m.estado)),
  );
  const porNumero = cumplen.filter((m) => m.abonos.some((a) => loPidePorNumero(a, criterios.buscar)));
  const busqueda = leerBusquedaDeMensualidades(criterios.buscar);
  const ajenas = (m: MensualidadEnLista): Voz[] => {
    const { pagador, acudientes = [] } = suGente(m);
    return [pagador, ...(criterios.familia ? acudientes : [])].map((textos) => ({ textos, registro: m }));
  };
  const voces = {
    propia: (m: MensualidadEnLista): Voz => ({ textos: suGente(m).participante, registro: m }),
    ajenas,
    conSede: () => leerConSedeDeMensualidades(criterios.buscar, sedesDe(todas)),
  };
  const elegidas =
    porNumero.length > 0
      ? porNumero
      : hallar(cumplen, busqueda, voces, alcancesDeMensualidades(criterios, busqueda));
  return ordenarPor(elegidas, (m) => m[clave], alReves, alReves && !ORDENES_POR_MES.includes(clave));
};

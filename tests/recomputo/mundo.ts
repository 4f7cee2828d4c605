import type { Azar } from './azar';
import type { Filas } from './filas';
import type { Oficina, Registro } from './oficina';

/** A payment that the office asked for and the server accepted. */
export interface AbonoAnotado {
  mensualidad: number;
  fecha: string;
  valor: number;
  medio: string;
  referencia: string | null;
  excedente: number;
  /** The payment of several fees that it is part of; `null` when it was paid alone. */
  pago_id: number | null;
  /** Why it was undone; `null` while it counts. */
  anulado: string | null;
}

export interface EgresoAjustado {
  participante: number;
  egreso: string;
  antes: Filas;
  despues: Filas;
}

export interface Persona {
  id: number;
  estado: string;
  area: 'HOMBRES' | 'MUJERES';
  sede_id: number;
  /** Their guardians, oldest first. */
  acudientes: number[];
}

/** A fee as the server answered it the last time. */
export interface CobroConocido {
  id: number;
  participante_id: number;
  id_acudiente: number | null;
  valor: number;
  descuento: number;
  estado: string;
  periodo: string;
  concepto: string;
  abonos: { id: number; valor: number; anulado_en: string | null }[];
}

/** What those who work in the office know, from the answers they got. */
export interface Mundo {
  oficina: Oficina;
  azar: Azar;
  sedes: number[];
  personas: Map<number, Persona>;
  cobros: Map<number, CobroConocido>;
  /** By the number of its abono. */
  libro: Map<number, AbonoAnotado>;
  /** Each discharge whose fees were adjusted, with what there was before and after. */
  egresos: EgresoAjustado[];
  /** How many times each thing was done. */
  hechos: Map<string, number>;
}

export const contar = ({ hechos }: Mundo, hecho: string): void => {
  hechos.set(hecho, (hechos.get(hecho) ?? 0) + 1);
};

/** Keeps what the server answered of a fee. */
export const recordarCobro = ({ cobros }: Mundo, respuesta: Registro): CobroConocido => {
  const cobro = respuesta as unknown as CobroConocido;
  cobros.set(cobro.id, cobro);
  return cobro;
};

export const porPagar = ({ estado, valor, descuento, abonos }: CobroConocido): number => {
  if (estado === 'EXONERADA' || estado === 'ANULADA') return 0;
  return abonos.reduce((queda, a) => (a.anulado_en === null ? queda - a.valor : queda), valor - descuento);
};

export const conDeuda = (mundo: Mundo): CobroConocido[] =>
  [...mundo.cobros.values()].filter((cobro) => porPagar(cobro) > 0);

export const enLaCasa = (mundo: Mundo): Persona[] =>
  [...mundo.personas.values()].filter(({ estado }) => estado === 'ACTIVO' || estado === 'CON_PERMISO');

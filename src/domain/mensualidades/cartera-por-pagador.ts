import { diasDeMora, edadDeCartera, sinDeuda, totalesDe } from '@/domain/mensualidades/cartera';
import { esquemaGestion } from '@/domain/mensualidades/cobranza/gestion';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { saldoDe } from '@/domain/mensualidades/saldo';
import { entero, esquemaId, leido, leidoCon, listaLeida } from '@/domain/shared/esquemas';
import type { FechaCalendario } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { ordenarPor } from '@/domain/shared/orden';
import { type FilaPagadora, identidadDelPagador, juntarPagador } from '@/domain/shared/pagador';
import { z } from '@/domain/shared/zod';

const monto = () => leidoCon(entero(0, Number.MAX_SAFE_INTEGER), 0);

const esquemaEdades = z.object({
  AL_DIA: monto(),
  DE_1_A_30: monto(),
  DE_31_A_60: monto(),
  DE_61_A_90: monto(),
  MAS_DE_90: monto(),
});

/** Who pays and what they owe. */
export const esquemaPagadorEnCartera = z.object({
  /** Identifies the payer among acudientes and participantes. */
  clave: z.string(),
  id_acudiente: leido(esquemaId),
  /** Only when the participante pays for themselves. */
  participante_id: leido(esquemaId),
  nombre: leidoCon(z.string(), ''),
  documento: leido(z.string()),
  telefono: leido(z.string()),
  participantes: listaLeida(z.object({ id: esquemaId, nombre: z.string() })),
  /** How many fees are owed. */
  mensualidades: monto(),
  edades: esquemaEdades,
  saldo: monto(),
  vencido: monto(),
  /** Of the oldest one. */
  dias_mora: monto(),
  /** What they have in their favour: apart from what they owe, and never taken from it. */
  a_favor: monto(),
  /** The last contact with the person. */
  ultima_gestion: leido(z.pick(esquemaGestion, { canal: true, momento: true, resultado: true })),
});
export type PagadorEnCartera = z.output<typeof esquemaPagadorEnCartera>;

/** A page of those who owe or have something in their favour; the amounts are of all of it, whatever the filter. */
export const esquemaCartera = z.object({
  datos: listaLeida(esquemaPagadorEnCartera),
  total: monto(),
  edades: esquemaEdades,
  saldo: monto(),
  vencido: monto(),
  a_favor: monto(),
});
export type Cartera = z.output<typeof esquemaCartera>;

export interface MensualidadDePagador {
  mensualidad: Mensualidad;
  participante: { id: Id; nombre: string };
  pagador: FilaPagadora;
}

/** What is in favour of somebody, by the row of theirs that it is written in. */
export interface AFavorDePagador {
  pagador: FilaPagadora;
  a_favor: number;
}

interface Partidas {
  deudas: MensualidadDePagador[];
  favores: AFavorDePagador[];
}

const sumar = ({ deudas, favores }: Partidas, hoy: FechaCalendario): PagadorEnCartera => {
  const edades = sinDeuda();
  const participantes = new Map<string, MensualidadDePagador['participante']>();
  for (const { mensualidad, participante } of deudas) {
    edades[edadDeCartera(mensualidad, hoy)] += saldoDe(mensualidad);
    participantes.set(String(participante.id), participante);
  }
  return {
    ...juntarPagador([...deudas, ...favores].map(({ pagador }) => pagador)),
    participantes: ordenarPor([...participantes.values()], ({ id }) => id, false),
    mensualidades: deudas.length,
    edades,
    ...totalesDe(edades),
    dias_mora: Math.max(0, ...deudas.map(({ mensualidad }) => diasDeMora(mensualidad, hoy))),
    a_favor: favores.reduce((suma, { a_favor }) => suma + a_favor, 0),
    ultima_gestion: null,
  };
};

/**
 * Every payer who owes or has something in their favour, in no special order: one for each person, whichever guardian rows
 * they are written in.
 */
export const agruparPorPagador = (
  filas: readonly MensualidadDePagador[],
  favores: readonly AFavorDePagador[],
  hoy: FechaCalendario,
): PagadorEnCartera[] => {
  const porPersona = new Map<string, Partidas>();
  const de = ({ pagador }: { pagador: FilaPagadora }): Partidas => {
    const identidad = identidadDelPagador(pagador);
    const suyas = porPersona.get(identidad) ?? { deudas: [], favores: [] };
    porPersona.set(identidad, suyas);
    return suyas;
  };
  for (const fila of filas) if (saldoDe(fila.mensualidad) > 0) de(fila).deudas.push(fila);
  for (const favor of favores) if (favor.a_favor > 0) de(favor).favores.push(favor);
  return [...porPersona.values()].map((partidas) => sumar(partidas, hoy));
};

import { diasDeMora, edadDeCartera, sinDeuda, totalesDe } from '@/domain/mensualidades/cartera';
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
});
export type PagadorEnCartera = z.output<typeof esquemaPagadorEnCartera>;

/** A page of payers; the amounts are of everything that is owed, whatever the filter. */
export const esquemaCartera = z.object({
  datos: listaLeida(esquemaPagadorEnCartera),
  total: monto(),
  edades: esquemaEdades,
  saldo: monto(),
  vencido: monto(),
});
export type Cartera = z.output<typeof esquemaCartera>;

export interface MensualidadDePagador {
  mensualidad: Mensualidad;
  participante: { id: Id; nombre: string };
  pagador: FilaPagadora;
}

const sumar = (suyas: readonly MensualidadDePagador[], hoy: FechaCalendario): PagadorEnCartera => {
  const edades = sinDeuda();
  const participantes = new Map<string, MensualidadDePagador['participante']>();
  for (const { mensualidad, participante } of suyas) {
    edades[edadDeCartera(mensualidad, hoy)] += saldoDe(mensualidad);
    participantes.set(String(participante.id), participante);
  }
  return {
    ...juntarPagador(suyas.map(({ pagador }) => pagador)),
    participantes: ordenarPor([...participantes.values()], ({ id }) => id, false),
    mensualidades: suyas.length,
    edades,
    ...totalesDe(edades),
    dias_mora: Math.max(...suyas.map(({ mensualidad }) => diasDeMora(mensualidad, hoy))),
  };
};

/** Every payer who owes, in no special order: one for each person, whichever guardian rows they are written in. */
export const agruparPorPagador = (
  filas: readonly MensualidadDePagador[],
  hoy: FechaCalendario,
): PagadorEnCartera[] => {
  const porPersona = new Map<string, MensualidadDePagador[]>();
  for (const fila of filas) {
    if (saldoDe(fila.mensualidad) === 0) continue;
    const identidad = identidadDelPagador(fila.pagador);
    porPersona.set(identidad, [...(porPersona.get(identidad) ?? []), fila]);
  }
  return [...porPersona.values()].map((suyas) => sumar(suyas, hoy));
};

import { diasDeMora, edadDeCartera, sinDeuda, totalesDe } from '@/domain/mensualidades/cartera';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { saldoDe } from '@/domain/mensualidades/saldo';
import { entero, esquemaId, leido, leidoCon, listaLeida } from '@/domain/shared/esquemas';
import type { FechaCalendario } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
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
  pagador: Pick<PagadorEnCartera, 'clave' | 'id_acudiente' | 'participante_id' | 'nombre' | 'telefono'>;
}

/** Every payer who owes, in no special order. */
export const agruparPorPagador = (
  filas: readonly MensualidadDePagador[],
  hoy: FechaCalendario,
): PagadorEnCartera[] => {
  const pagadores = new Map<string, PagadorEnCartera>();
  for (const { mensualidad, participante, pagador } of filas) {
    const saldo = saldoDe(mensualidad);
    if (saldo === 0) continue;
    const suyo = pagadores.get(pagador.clave) ?? {
      ...pagador,
      participantes: [],
      mensualidades: 0,
      edades: sinDeuda(),
      saldo: 0,
      vencido: 0,
      dias_mora: 0,
    };
    suyo.edades[edadDeCartera(mensualidad, hoy)] += saldo;
    suyo.mensualidades += 1;
    suyo.dias_mora = Math.max(suyo.dias_mora, diasDeMora(mensualidad, hoy));
    if (!suyo.participantes.some(({ id }) => id === participante.id)) suyo.participantes.push(participante);
    pagadores.set(pagador.clave, Object.assign(suyo, totalesDe(suyo.edades)));
  }
  return [...pagadores.values()];
};

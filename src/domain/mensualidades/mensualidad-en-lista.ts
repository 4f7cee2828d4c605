import { estaVencida } from '@/domain/mensualidades/cartera';
import { esquemaMensualidad, type Mensualidad } from '@/domain/mensualidades/mensualidad';
import { saldoDe } from '@/domain/mensualidades/saldo';
import { entero, esquemaId, leido, leidoCon } from '@/domain/shared/esquemas';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { z } from '@/domain/shared/zod';

/** A fee with what a list shows of others; names are `null` when they are not known. */
export const esquemaMensualidadEnLista = z.extend(esquemaMensualidad, {
  participante_nombre: leido(z.string()),
  participante_documento: leido(z.string()),
  sede_id: leido(esquemaId),
  sede_nombre: leido(z.string()),
  pagador_nombre: leido(z.string()),
  /** Whole COP. */
  saldo: leidoCon(entero(0, Number.MAX_SAFE_INTEGER), 0),
  vencida: leidoCon(z.boolean(), false),
});
export type MensualidadEnLista = z.output<typeof esquemaMensualidadEnLista>;

export type NombresDeMensualidad = Pick<
  MensualidadEnLista,
  'participante_nombre' | 'participante_documento' | 'sede_id' | 'sede_nombre' | 'pagador_nombre'
>;

export type MensualidadConSaldo = Mensualidad & Pick<MensualidadEnLista, 'saldo' | 'vencida'>;

export const conSaldo = (mensualidad: Mensualidad, hoy: FechaCalendario): MensualidadConSaldo => ({
  ...mensualidad,
  saldo: saldoDe(mensualidad),
  vencida: estaVencida(mensualidad, hoy),
});

export const enLista = (
  mensualidad: Mensualidad,
  nombres: NombresDeMensualidad,
  hoy: FechaCalendario,
): MensualidadEnLista => ({ ...conSaldo(mensualidad, hoy), ...nombres });

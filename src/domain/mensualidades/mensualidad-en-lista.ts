import { estaVencida } from '@/domain/mensualidades/cartera';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import {
  completarSaldo,
  conSaldo,
  esquemaMensualidadConSaldo,
  type MensualidadConSaldo,
  saldoLeido,
} from '@/domain/mensualidades/mensualidad-con-saldo';
import { esquemaId, leido, leidoCon } from '@/domain/shared/esquemas';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { z } from '@/domain/shared/zod';

/** A fee with what a list shows of others; names are `null` when they are not known. */
export const esquemaMensualidadEnLista = z.extend(esquemaMensualidadConSaldo, {
  participante_nombre: leido(z.string()),
  participante_documento: leido(z.string()),
  sede_id: leido(esquemaId),
  sede_nombre: leido(z.string()),
  pagador_nombre: leido(z.string()),
  /** Of the guardian who pays; `null` when it does not tell who they are. */
  pagador_documento: leido(z.string()),
  vencida: leidoCon(z.boolean(), false),
});
export type MensualidadEnLista = z.output<typeof esquemaMensualidadEnLista>;

/** As a client reads it: see {@link completarSaldo}. */
export const esquemaMensualidadEnListaLeida = z.pipe(
  z.extend(esquemaMensualidadEnLista, { saldo: saldoLeido() }),
  z.transform(completarSaldo<Omit<MensualidadEnLista, 'saldo'>>),
);

export type NombresDeMensualidad = Pick<
  MensualidadEnLista,
  | 'participante_nombre'
  | 'participante_documento'
  | 'sede_id'
  | 'sede_nombre'
  | 'pagador_nombre'
  | 'pagador_documento'
>;

/** With what is owed and whether it is overdue on that day. */
export const conVencimiento = (
  mensualidad: Mensualidad,
  hoy: FechaCalendario,
): MensualidadConSaldo & Pick<MensualidadEnLista, 'vencida'> => ({
  ...conSaldo(mensualidad),
  vencida: estaVencida(mensualidad, hoy),
});

export const enLista = (
  mensualidad: Mensualidad,
  nombres: NombresDeMensualidad,
  hoy: FechaCalendario,
): MensualidadEnLista => ({ ...conVencimiento(mensualidad, hoy), ...nombres });

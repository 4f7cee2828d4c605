import { esquemaMensualidad, type Mensualidad } from '@/domain/mensualidades/mensualidad';
import { saldoDe } from '@/domain/mensualidades/saldo';
import { entero, leido } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

/** Whole COP. */
const saldo = () => entero(0, Number.MAX_SAFE_INTEGER);

/** A fee as our service answers it everywhere: with what is still owed, which nobody stores. */
export const esquemaMensualidadConSaldo = z.extend(esquemaMensualidad, { saldo: saldo() });
export type MensualidadConSaldo = z.output<typeof esquemaMensualidadConSaldo>;

export const conSaldo = <M extends Mensualidad>(mensualidad: M): M & MensualidadConSaldo => ({
  ...mensualidad,
  saldo: saldoDe(mensualidad),
});

/** For what is read: the balance of another service, which may omit it, is then worked out here. */
export const saldoLeido = () => leido(saldo());
export const completarSaldo = <M extends Mensualidad>(
  mensualidad: M & { saldo: number | null },
): M & MensualidadConSaldo => ({
  ...mensualidad,
  saldo: mensualidad.saldo ?? saldoDe(mensualidad),
});

export const esquemaMensualidadLeida = z.pipe(
  z.extend(esquemaMensualidad, { saldo: saldoLeido() }),
  z.transform(completarSaldo<Mensualidad>),
);

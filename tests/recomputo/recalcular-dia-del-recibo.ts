import type { FilaAbono, FilaMensualidad, Filas } from './filas';
import { sumar } from './recalcular-dinero';

type Fee = Pick<FilaMensualidad, 'valor' | 'descuento' | 'id_acudiente'> & {
  abonos: Pick<FilaAbono, 'id' | 'valor' | 'anulado_en'>[];
};

/** The fee as the line of the history that brought the payment left it: what was owed then, and who paid. */
export const diaDelRecibo = ({ cambios_de_cobro }: Filas, { id, mensualidad_id }: FilaAbono) => {
  const cobro: Partial<Fee> = {};
  for (const cambio of cambios_de_cobro) {
    if (cambio.mensualidad_id !== mensualidad_id) continue;
    for (const { campo, despues } of cambio.cambios) Object.assign(cobro, { [campo]: despues });
    const { valor = 0, descuento = 0, abonos = [], id_acudiente = null } = cobro;
    if (!abonos.some((abono) => abono.id === id)) continue;
    const vivos = abonos.filter(({ anulado_en }) => anulado_en === null);
    return { id_acudiente, saldo: valor - descuento - sumar(vivos.map((abono) => abono.valor)) };
  }
  throw new Error(`La historia no dice cuándo llegó el abono ${id}`);
};

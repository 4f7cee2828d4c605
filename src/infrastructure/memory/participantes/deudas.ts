import { estaVencida } from '@/domain/mensualidades/cartera';
import { sumarSaldos } from '@/domain/mensualidades/saldo';
import type { Participante } from '@/domain/participantes/participante';
import type { BaseMemoria } from '../shared/base-memoria';

/** Every participante with what they owe, in whole COP. */
export const participantesConDeuda = (
  base: BaseMemoria,
): (Participante & { saldo: number; saldo_vencido: number })[] => {
  const [mensualidades, hoy] = [base.mensualidades.todas(), base.hoy()];
  return base.participantes.todas().map((participante) => {
    const suyas = mensualidades.filter((m) => String(m.participante_id) === String(participante.id));
    const saldo_vencido = sumarSaldos(suyas.filter((m) => estaVencida(m, hoy)));
    return { ...participante, saldo: sumarSaldos(suyas), saldo_vencido };
  });
};

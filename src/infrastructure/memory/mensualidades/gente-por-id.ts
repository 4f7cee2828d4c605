import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { textosDeAcudiente, textosDeParticipante } from '@/domain/shared/busqueda/textos-de-persona';
import type { Id } from '@/domain/shared/id';
import type { BaseMemoria } from '../shared/base-memoria';

/** What a search looks at of people, by their ids. */
export const gentePorId = (base: BaseMemoria) => {
  const participantes = new Map(
    base.participantes.todas().map((p) => [String(p.id), textosDeParticipante(p)]),
  );
  const acudientes = new Map(base.acudientes.todas().map((a) => [String(a.id), textosDeAcudiente(a)]));
  const participante = (id: Id | null) => participantes.get(String(id)) ?? [];
  const acudiente = (id: Id | null) => acudientes.get(String(id)) ?? [];
  return {
    participante,
    acudiente,
    /** Who a fee is of, and who pays it. */
    deMensualidad: (m: Pick<Mensualidad, 'participante_id' | 'id_acudiente'>) => ({
      participante: participante(m.participante_id),
      pagador: acudiente(m.id_acudiente),
    }),
  };
};

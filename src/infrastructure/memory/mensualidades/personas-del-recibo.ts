import { nombreAcudiente } from '@/domain/acudientes/acudiente';
import type { Emisor } from '@/domain/mensualidades/emisor';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { PersonasDelRecibo } from '@/domain/mensualidades/recibo';
import type { BaseMemoria } from '../shared/base-memoria';

/** Who a receipt of that fee names, as they are called now. */
export const personasDelRecibo = (
  base: BaseMemoria,
  { participante_id, id_acudiente }: Mensualidad,
  emisor: Emisor,
): PersonasDelRecibo => {
  const titular = base.participantes.obtener(participante_id);
  const pagador = id_acudiente === null ? null : base.acudientes.obtener(id_acudiente);
  return {
    emisor,
    participante: { nombre: titular?.nombre ?? '', documento: titular?.numero_documento ?? null },
    pagador: pagador && { nombre: nombreAcudiente(pagador), documento: pagador.numero_documento },
  };
};

import { nombreAcudiente } from '@/domain/acudientes/acudiente';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { enLista, type MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { documentoQueIdentifica } from '@/domain/shared/pagador';
import type { BaseMemoria } from '../shared/base-memoria';

/** Every fee with the names a list shows. */
export const mensualidadesEnLista = (base: BaseMemoria): MensualidadEnLista[] => {
  const porId = <T extends { id: string | number }>(filas: readonly T[]) =>
    new Map(filas.map((fila) => [String(fila.id), fila]));
  const participantes = porId(base.participantes.todas());
  const sedes = porId(base.sedes.todas());
  const acudientes = porId(base.acudientes.todas());
  const hoy = base.hoy();
  return base.mensualidades.todas().map((mensualidad: Mensualidad) => {
    const participante = participantes.get(String(mensualidad.participante_id));
    const pagador = acudientes.get(String(mensualidad.id_acudiente));
    const nombres = {
      participante_nombre: participante?.nombre ?? null,
      participante_documento: participante?.numero_documento ?? null,
      sede_id: participante?.sede_id ?? null,
      sede_nombre: sedes.get(String(participante?.sede_id))?.nombre ?? null,
      pagador_nombre: pagador ? nombreAcudiente(pagador) : null,
      pagador_documento: pagador ? documentoQueIdentifica(pagador) : null,
    };
    return enLista(mensualidad, nombres, hoy);
  });
};

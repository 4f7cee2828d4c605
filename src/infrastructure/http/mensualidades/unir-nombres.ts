import { enLista, type MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import type { Participante } from '@/domain/participantes/participante';
import type { FechaCalendario } from '@/domain/shared/fechas';

/** Rows of a service that joins no names and computes no balance: both are worked out here. */
export const unirNombres = (
  filas: readonly MensualidadEnLista[],
  participantes: readonly Participante[],
  hoy: FechaCalendario,
): MensualidadEnLista[] => {
  const porId = new Map(participantes.map((participante) => [String(participante.id), participante]));
  return filas.map((fila) => {
    const suyo = porId.get(String(fila.participante_id));
    const nombres = {
      participante_nombre: suyo?.nombre ?? null,
      participante_documento: suyo?.numero_documento ?? null,
      sede_id: suyo?.sede_id ?? null,
      sede_nombre: null,
      pagador_nombre: null,
      pagador_documento: null,
    };
    return enLista(fila, nombres, hoy);
  });
};

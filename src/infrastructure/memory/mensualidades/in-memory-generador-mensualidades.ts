import type { GeneradorMensualidades } from '@/application/mensualidades/generador-mensualidades.port';
import {
  type LectorCobroPorDefecto,
  SIN_COBRO_CONFIGURADO,
} from '@/application/shared/cobro-por-defecto.port';
import { esPagador } from '@/domain/acudientes/quien-paga';
import { contarGeneracion } from '@/domain/mensualidades/generacion';
import { type ParticipanteEnCasa, planearMensualidad } from '@/domain/mensualidades/plan-generacion';
import { ocupaCupo } from '@/domain/participantes/estado-participante';
import type { Periodo } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';
import { ordenarPor } from '@/domain/shared/orden';
import type { BaseMemoria } from '../shared/base-memoria';

export const crearInMemoryGeneradorMensualidades = (
  base: BaseMemoria,
  cobro: LectorCobroPorDefecto = SIN_COBRO_CONFIGURADO,
): GeneradorMensualidades => {
  const pagadorDe = (id: Id): Id | null =>
    base.acudientes.todas().find((a) => esPagador(a) && mismoId(a.id_participante, id))?.id ?? null;
  const enCasa = (periodo: Periodo): ParticipanteEnCasa[] => {
    const cobradas = base.mensualidades
      .todas()
      .filter((m) => m.periodo === periodo && m.concepto === 'MENSUALIDAD' && m.estado !== 'ANULADA');
    return ordenarPor(
      base.participantes.todas().filter((p) => ocupaCupo(p.estado) && p.archivado_en === null),
      (p) => p.nombre,
      false,
    ).map((p) => ({
      ...p,
      pagador: pagadorDe(p.id),
      yaTiene: cobradas.some((m) => mismoId(m.participante_id, p.id)),
    }));
  };

  return {
    generar: async (solicitud) => {
      const porDefecto = await cobro.leer();
      const pasos = enCasa(solicitud.periodo).map((p) =>
        planearMensualidad(p, solicitud.periodo, porDefecto),
      );
      for (const { nueva } of pasos) if (nueva && !solicitud.simular) base.mensualidades.insertar(nueva);
      return contarGeneracion(
        solicitud,
        pasos.map(({ fila }) => fila),
      );
    },
  };
};

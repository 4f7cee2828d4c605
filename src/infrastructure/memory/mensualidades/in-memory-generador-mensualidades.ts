import type { GeneradorMensualidades } from '@/application/mensualidades/generador-mensualidades.port';
import {
  type LectorCobroPorDefecto,
  SIN_COBRO_CONFIGURADO,
} from '@/application/shared/cobro-por-defecto.port';
import { esPagador } from '@/domain/acudientes/quien-paga';
import { contarGeneracion } from '@/domain/mensualidades/generacion';
import {
  elegidoPara,
  type ParticipanteEnCasa,
  planearMensualidad,
} from '@/domain/mensualidades/plan-generacion';
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
    const delMes = base.mensualidades
      .todas()
      .filter((m) => m.periodo === periodo && m.concepto === 'MENSUALIDAD');
    return ordenarPor(
      base.participantes.todas().filter((p) => ocupaCupo(p.estado) && p.archivado_en === null),
      (p) => p.nombre,
      false,
    ).map((p) => {
      const suyas = delMes.filter((m) => mismoId(m.participante_id, p.id));
      const anulada = suyas.findLast(({ estado }) => estado === 'ANULADA');
      return {
        ...p,
        pagador: pagadorDe(p.id),
        yaTiene: suyas.some(({ estado }) => estado !== 'ANULADA'),
        anulada: anulada ? { motivo: anulada.motivo_anulacion } : null,
      };
    });
  };

  return {
    generar: async (solicitud) => {
      const porDefecto = await cobro.leer();
      const { periodo, elecciones } = solicitud;
      const pasos = enCasa(periodo).map((p) =>
        planearMensualidad(p, periodo, porDefecto, elegidoPara(p.id, elecciones)),
      );
      for (const { nueva } of pasos) if (nueva && !solicitud.simular) base.mensualidades.insertar(nueva);
      return contarGeneracion(
        solicitud,
        pasos.map(({ fila }) => fila),
      );
    },
  };
};

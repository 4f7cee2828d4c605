import { actualizarParticipante } from '@/application/participantes/actualizar-participante';
import type { TipoEgreso } from '@/domain/participantes/opciones-participante';
import type { ParticipanteListado } from '@/domain/participantes/participante';
import type { FechaCalendario } from '@/domain/shared/fechas';

export interface DatosEgreso {
  fecha_egreso: FechaCalendario;
  tipo_egreso: TipoEgreso;
  motivo_egreso?: string | null;
}

/** Discharge: same errors as {@link actualizarParticipante}. */
export const egresarParticipante = (dependencias: Parameters<typeof actualizarParticipante>[0]) => {
  const actualizar = actualizarParticipante(dependencias);
  return (participante: ParticipanteListado, datos: DatosEgreso): Promise<ParticipanteListado> =>
    actualizar(
      participante.id,
      { ...datos, estado: 'EGRESADO', version: participante.version },
      participante,
    );
};

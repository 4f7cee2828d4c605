import type { ParticipanteListado } from '@/domain/participantes/participante';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';

export interface GenteDeLaCasa {
  enCasa: readonly ParticipanteListado[];
  /** Away, and their day has gone by. */
  noHanVuelto: readonly ParticipanteListado[];
  vuelvenHoy: readonly ParticipanteListado[];
  /** Away until another day, or nobody knows until when. */
  fuera: readonly ParticipanteListado[];
}

const porNombre = (a: ParticipanteListado, b: ParticipanteListado): number =>
  a.nombre.localeCompare(b.nombre, 'es');

/** Who has a place in that sede (in any, without one), by where they are today. */
export const genteDeLaCasa = (
  personas: readonly ParticipanteListado[],
  sede: Id | undefined,
  hoy: FechaCalendario,
): GenteDeLaCasa => {
  const suyas = personas
    .filter(({ sede_id }) => sede === undefined || mismoId(sede_id, sede))
    .sort(porNombre);
  const conPermiso = suyas.filter(({ estado }) => estado === 'CON_PERMISO');
  const vuelve = ({ regreso_previsto }: ParticipanteListado) => regreso_previsto ?? '9999-12-31';
  return {
    enCasa: suyas.filter(({ estado }) => estado === 'ACTIVO'),
    noHanVuelto: conPermiso.filter((p) => vuelve(p) < hoy),
    vuelvenHoy: conPermiso.filter((p) => vuelve(p) === hoy),
    fuera: conPermiso.filter((p) => vuelve(p) > hoy),
  };
};

import type { Participante } from '@/domain/participantes/participante';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { MENSAJE_OBLIGATORIO } from '@/domain/shared/esquemas';
import { esFechaCalendario, type FechaCalendario, formatearFecha } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';

type Base = Pick<Participante, 'observaciones' | 'fecha_ingreso' | 'sede_id' | 'area'>;

/** One more line at the end of what was written before. */
const conNota = (observaciones: string | null, nota: string): string =>
  [observaciones, nota].filter(Boolean).join('\n');

const conMotivo = (nota: string, motivo: string): string =>
  motivo.trim() === '' ? `${nota}.` : `${nota}. ${motivo.trim()}`;

const exigir = (campos: Readonly<Record<string, string | undefined>>): void => {
  const fallos = Object.entries(campos).filter((campo): campo is [string, string] => campo[1] !== undefined);
  if (fallos.length > 0) throw errorValidacion('Revise los campos señalados', Object.fromEntries(fallos));
};

const revisarFecha = (fecha: FechaCalendario, { fecha_ingreso }: Base): string | undefined => {
  if (!esFechaCalendario(fecha)) return MENSAJE_OBLIGATORIO;
  return fecha_ingreso && fecha < fecha_ingreso ? 'La fecha no puede ser anterior al ingreso' : undefined;
};

export interface DatosTraslado {
  sede_id: Id | '';
  area: NonNullable<Participante['area']> | '';
  fecha: FechaCalendario;
  motivo: string;
}

/**
 * What a transfer changes. There is no field for its date and reason: they are one more line of the observations.
 * Throws VALIDACION.
 */
export const cambiosDeTraslado = (
  participante: Base,
  { sede_id, area, fecha, motivo }: DatosTraslado,
  { hoy, nombreSede }: { hoy: FechaCalendario; nombreSede: (id: Id) => string },
) => {
  const igual = mismoId(participante.sede_id, sede_id) && participante.area === (area || null);
  exigir({
    sede_id: sede_id === '' ? 'Elija la sede' : igual ? 'Elija otra sede u otra área' : undefined,
    fecha: revisarFecha(fecha, participante) ?? (fecha > hoy ? 'La fecha no puede ser futura' : undefined),
  });
  const desde = participante.sede_id === null ? '' : ` de ${nombreSede(participante.sede_id)}`;
  const nota = `Traslado el ${formatearFecha(fecha)}${desde} a ${nombreSede(sede_id)}`;
  return {
    sede_id,
    area: area || null,
    observaciones: conNota(participante.observaciones, conMotivo(nota, motivo)),
  };
};

export interface DatosPermiso {
  salida: FechaCalendario;
  regreso: FechaCalendario;
  motivo: string;
}

/** What a permission to leave changes; its dates and reason are kept as those of a transfer. Throws VALIDACION. */
export const cambiosDePermiso = (
  participante: Base,
  { salida, regreso, motivo }: DatosPermiso,
  { hoy }: { hoy: FechaCalendario },
) => {
  exigir({
    salida:
      revisarFecha(salida, participante) ?? (salida > hoy ? 'La salida no puede ser futura' : undefined),
    regreso: !esFechaCalendario(regreso)
      ? MENSAJE_OBLIGATORIO
      : regreso < salida
        ? 'El regreso no puede ser anterior a la salida'
        : undefined,
    motivo: motivo.trim() === '' ? MENSAJE_OBLIGATORIO : undefined,
  });
  const nota = `Permiso del ${formatearFecha(salida)} al ${formatearFecha(regreso)}`;
  return {
    estado: 'CON_PERMISO' as const,
    observaciones: conNota(participante.observaciones, conMotivo(nota, motivo)),
  };
};

export interface DatosRegreso {
  fecha: FechaCalendario;
  motivo: string;
}

/** What the return from a permission changes, kept as the permission is; the reason is optional. Throws VALIDACION. */
export const cambiosDeRegreso = (
  participante: Base,
  { fecha, motivo }: DatosRegreso,
  { hoy }: { hoy: FechaCalendario },
) => {
  exigir({
    fecha: revisarFecha(fecha, participante) ?? (fecha > hoy ? 'El regreso no puede ser futuro' : undefined),
  });
  const nota = `Regreso del permiso el ${formatearFecha(fecha)}`;
  return {
    estado: 'ACTIVO' as const,
    observaciones: conNota(participante.observaciones, conMotivo(nota, motivo)),
  };
};

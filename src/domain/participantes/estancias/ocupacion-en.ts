import type { DatosDeEstancia, Estancia, Evento } from '@/domain/participantes/estancias/estancia';
import type { Participante } from '@/domain/participantes/participante';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { entero, esquemaId } from '@/domain/shared/esquemas';
import { type FechaCalendario, sumarDias } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { z } from '@/domain/shared/zod';

const cantidad = () => entero(0, Number.MAX_SAFE_INTEGER);

/** How many live in a sede some day; of those without one, `sede_id` is `null`. */
export const esquemaOcupacionDeSede = z.object({
  sede_id: z.nullable(esquemaId),
  ocupacion_hombres: cantidad(),
  ocupacion_mujeres: cantidad(),
  ocupacion_sin_area: cantidad(),
});
export type OcupacionDeSede = z.output<typeof esquemaOcupacionDeSede>;

/** A stay with what tells where its person was, or will be, some day. */
export interface Presencia {
  estancia: Pick<DatosDeEstancia, 'fecha_ingreso' | 'fecha_egreso' | 'sede_id' | 'area'>;
  participante: Pick<Participante, 'fecha_egreso_prevista' | 'archivado_en'>;
  /** In any order. */
  traslados: readonly Pick<Evento, 'id' | 'fecha' | 'desde_sede_id' | 'desde_area'>[];
}

/** Nobody knows who will come in: further on, what is known of who leaves tells little. */
export const DIAS_POR_DELANTE = 30;

/** Throws VALIDACION. */
export const revisarFechaDeOcupacion = (fecha: FechaCalendario, hoy: FechaCalendario): void => {
  if (fecha <= sumarDias(hoy, DIAS_POR_DELANTE)) return;
  const mensaje = `Elija una fecha de los próximos ${DIAS_POR_DELANTE} días, o una pasada`;
  throw errorValidacion(mensaje, { fecha: mensaje });
};

/** Whoever leaves that day is there no more; of a day to come, whoever is expected to leave by then is not counted. */
const viveAhi = (
  { estancia, participante }: Presencia,
  fecha: FechaCalendario,
  hoy: FechaCalendario,
): boolean => {
  const { fecha_ingreso, fecha_egreso } = estancia;
  if (fecha_ingreso > fecha) return false;
  if (fecha_egreso !== null) return fecha_egreso > fecha;
  if (participante.archivado_en !== null) return false;
  const { fecha_egreso_prevista: prevista } = participante;
  return !(fecha > hoy && prevista !== null && prevista <= fecha);
};

/** Where they were before the first transfer after that day or, without one, where they are. */
export const lugarEn = (
  {
    estancia,
    traslados,
  }: Pick<Presencia, 'traslados'> & { estancia: Pick<DatosDeEstancia, 'sede_id' | 'area'> },
  fecha: FechaCalendario,
) => {
  const [siguiente] = traslados
    .filter((traslado) => traslado.fecha !== null && traslado.fecha > fecha)
    .sort((a, b) => String(a.fecha).localeCompare(String(b.fecha)) || Number(a.id) - Number(b.id));
  return siguiente
    ? { sede_id: siguiente.desde_sede_id, area: siguiente.desde_area }
    : { sede_id: estancia.sede_id, area: estancia.area };
};

/**
 * Where somebody lived some day, as their stays say, given newest first: where the record says when that day is of the
 * last one, or they had none.
 */
export const sedeDelDia = (
  persona: Pick<Participante, 'sede_id' | 'area'>,
  estancias: readonly Pick<Estancia, 'fecha_ingreso' | 'sede_id' | 'area' | 'eventos'>[],
  dia: FechaCalendario,
): Id | null => {
  const suya = estancias.find(({ fecha_ingreso }) => fecha_ingreso <= dia) ?? estancias.at(-1);
  const traslados = suya?.eventos.filter(({ tipo }) => tipo === 'TRASLADO') ?? [];
  return lugarEn({ estancia: suya && suya !== estancias[0] ? suya : persona, traslados }, dia).sede_id;
};

/**
 * The house that received what somebody paid that day. Of a day on which nobody had written where they lived, that of their
 * record: in no drawer at all, the money would be missed in one.
 */
export const sedeDelPago = (...[persona, estancias, dia]: Parameters<typeof sedeDelDia>): Id | null =>
  sedeDelDia(persona, estancias, dia) ?? persona.sede_id;

const CAMPO = { HOMBRES: 'ocupacion_hombres', MUJERES: 'ocupacion_mujeres' } as const;

/** The sedes with somebody in them that day, by id; those without a sede, last. */
export const ocupacionEn = (
  presencias: readonly Presencia[],
  fecha: FechaCalendario,
  hoy: FechaCalendario,
): OcupacionDeSede[] => {
  const porSede = new Map<string, OcupacionDeSede>();
  for (const presencia of presencias) {
    if (!viveAhi(presencia, fecha, hoy)) continue;
    const { sede_id, area } = lugarEn(presencia, fecha);
    const suya = porSede.get(String(sede_id)) ?? {
      sede_id,
      ocupacion_hombres: 0,
      ocupacion_mujeres: 0,
      ocupacion_sin_area: 0,
    };
    suya[area === null ? 'ocupacion_sin_area' : CAMPO[area]] += 1;
    porSede.set(String(sede_id), suya);
  }
  return [...porSede.values()].sort(
    (a, b) =>
      Number(a.sede_id === null) - Number(b.sede_id === null) || Number(a.sede_id) - Number(b.sede_id),
  );
};

import { ocupaCupo } from '@/domain/participantes/estado-participante';
import {
  type CambioDeEstancia,
  type EstanciaNueva,
  type EventoNuevo,
  type PermisoVigente,
  type Seguimiento,
  SIN_PERMISO,
} from '@/domain/participantes/estancias/cambios-de-estancias';
import {
  type Estancia,
  type Evento,
  estaAbierta,
  permisoAbierto,
} from '@/domain/participantes/estancias/estancia';
import type { Participante } from '@/domain/participantes/participante';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { type FechaCalendario, formatearFecha } from '@/domain/shared/fechas';

const DEL_EGRESO = ['fecha_egreso', 'tipo_egreso', 'motivo_egreso'] as const;
const DEL_LUGAR = ['sede_id', 'area', 'programa'] as const;
const SEGUIDOS = ['estado', 'fecha_ingreso', 'fase', ...DEL_EGRESO, ...DEL_LUGAR] as const;

/** What the stays follow of a participante. */
export type Seguido = Pick<Participante, (typeof SEGUIDOS)[number]>;

/** Ids come as numbers or as texts. */
const igual = (uno: unknown, otro: unknown): boolean => String(uno ?? '') === String(otro ?? '');

/** Whether the change touches anything that the stays follow: a phone does not. */
export const tocaEstancias = (antes: Seguido, despues: Seguido): boolean =>
  SEGUIDOS.some((campo) => !igual(antes[campo], despues[campo]));

/**
 * The stay of somebody whose first one it is. `null` while they have none: in PREINGRESO, without the day they came in
 * or, gone already, without the day they left.
 */
export const primeraEstancia = (
  p: Partial<Seguido>,
  salida: FechaCalendario | null = null,
): EstanciaNueva | null => {
  const { estado = 'PREINGRESO', fecha_ingreso } = p;
  const salio = estado === 'EGRESADO';
  if (estado === 'PREINGRESO' || !fecha_ingreso || (salio && !p.fecha_egreso)) return null;
  return {
    fecha_ingreso,
    sede_id: p.sede_id ?? null,
    area: p.area ?? null,
    programa: p.programa ?? null,
    fase: p.fase ?? null,
    fecha_egreso: salio ? (p.fecha_egreso ?? null) : null,
    tipo_egreso: salio ? (p.tipo_egreso ?? null) : null,
    motivo_egreso: salio ? (p.motivo_egreso ?? null) : null,
    eventos: estado === 'CON_PERMISO' ? [{ tipo: 'PERMISO', salida }] : [],
  };
};

/** Nobody comes in again before having left. Throws VALIDACION. */
const revisarOrden = (ingreso: FechaCalendario | null | undefined, anterior: Estancia | undefined): void => {
  if (!ingreso || !anterior?.fecha_egreso || ingreso >= anterior.fecha_egreso) return;
  throw errorValidacion('Revise los campos señalados', {
    fecha_ingreso: `No puede ser anterior al egreso de la estancia anterior, el ${formatearFecha(anterior.fecha_egreso)}`,
  });
};

/** The days of a stay as its person's own form says them: writing another one corrects it. */
const correccionesDe = (actual: Estancia, despues: Seguido): Partial<EstanciaNueva> => {
  const vuelve = despues.estado !== 'EGRESADO';
  const debido = {
    ...Object.fromEntries([...DEL_LUGAR, 'fase' as const].map((campo) => [campo, despues[campo]])),
    ...Object.fromEntries(DEL_EGRESO.map((campo) => [campo, vuelve ? null : despues[campo]])),
    ...(despues.fecha_ingreso ? { fecha_ingreso: despues.fecha_ingreso } : {}),
    // Whoever left did it some day, even if somebody erases it from the form.
    ...(vuelve || despues.fecha_egreso ? {} : { fecha_egreso: actual.fecha_egreso }),
  } as Partial<EstanciaNueva>;
  const distintos = Object.entries(debido).filter(
    ([campo, valor]) => !igual(actual[campo as keyof Estancia], valor),
  );
  return Object.fromEntries(distintos);
};

/** What moves of somebody who stays is told; of who has left, it is a correction. */
const movimientosDe = (actual: Estancia, despues: Seguido, hoy: FechaCalendario): EventoNuevo[] => {
  const eventos: EventoNuevo[] = [];
  if (DEL_LUGAR.some((campo) => !igual(actual[campo], despues[campo])))
    eventos.push({
      tipo: 'TRASLADO',
      fecha: hoy,
      desde_sede_id: actual.sede_id,
      hasta_sede_id: despues.sede_id,
      desde_area: actual.area,
      hasta_area: despues.area,
      desde_programa: actual.programa,
      hasta_programa: despues.programa,
    });
  if (actual.fase !== despues.fase)
    eventos.push({ tipo: 'CAMBIO_DE_FASE', fecha: hoy, desde_fase: actual.fase, hasta_fase: despues.fase });
  return eventos;
};

const vigente = (evento: Pick<EventoNuevo, 'salida' | 'regreso_previsto'> | undefined): PermisoVigente =>
  evento
    ? { salida_permiso: evento.salida ?? null, regreso_previsto: evento.regreso_previsto ?? null }
    : SIN_PERMISO;

/** The day of a tap is told by a device, whose clock may go wrong: never before what it comes after. */
const noAntesDe = (dia: FechaCalendario, ...previos: (string | null | undefined)[]): FechaCalendario =>
  previos.reduce<FechaCalendario>((ultimo, previo) => (previo && previo > ultimo ? previo : ultimo), dia);

/**
 * Whoever is away again on the day of their return had not come back: that tap was a mistake, taken back by another. Who
 * does go out twice in a day has «Registrar permiso».
 */
const permisoDeVueltaHoy = (ultimo: Evento | undefined, salida: FechaCalendario): Evento | null =>
  ultimo?.regreso_real === salida ? ultimo : null;

/** What becomes of the permission: leaving opens one, or the one that was closed today; coming back closes it, today. */
const permisoDe = (
  estancia: Estancia,
  antes: Seguido,
  despues: Seguido,
  hoy: FechaCalendario,
): Seguimiento => {
  const abierto = permisoAbierto(estancia);
  if (despues.estado === 'CON_PERMISO') {
    if (abierto) return { participante: vigente(abierto), estancias: [] };
    const ultimo = estancia.eventos.find(({ tipo }) => tipo === 'PERMISO');
    const salida = noAntesDe(hoy, estancia.fecha_ingreso, ultimo?.regreso_real);
    const deHoy = permisoDeVueltaHoy(ultimo, salida);
    if (deHoy)
      return {
        participante: vigente(deHoy),
        estancias: [{ que: 'CORREGIR_EVENTO', evento: deHoy.id, campos: { regreso_real: null } }],
      };
    const evento: EventoNuevo = { tipo: 'PERMISO', salida: antes.estado === 'ACTIVO' ? salida : null };
    return {
      participante: vigente(evento),
      estancias: [{ que: 'ANOTAR', estancia: estancia.id, evento }],
    };
  }
  if (abierto === null || despues.estado !== 'ACTIVO') return { participante: SIN_PERMISO, estancias: [] };
  const regreso_real = noAntesDe(hoy, abierto.salida);
  return {
    participante: SIN_PERMISO,
    estancias: [{ que: 'CORREGIR_EVENTO', evento: abierto.id, campos: { regreso_real } }],
  };
};

/** All that one may begin with is the permission that they are on. */
const abrir = (estancia: EstanciaNueva | null): Seguimiento => ({
  participante: vigente(estancia?.eventos[0]),
  estancias: estancia ? [{ que: 'ABRIR', estancia }] : [],
});

/**
 * What changing somebody from `antes` to `despues` does to their stays, given newest first. Coming back after an egreso
 * opens another stay from its own day; with the same day as the last one, it is that egreso what was a mistake, and the
 * stay goes on. Throws VALIDACION when one would begin before the previous one ended.
 */
export const seguirEstancias = (
  antes: Seguido,
  despues: Seguido,
  [actual, anterior]: readonly Estancia[],
  hoy: FechaCalendario,
): Seguimiento => {
  const enCasa = ocupaCupo(despues.estado);
  const otra =
    actual !== undefined && enCasa && !estaAbierta(actual) && actual.fecha_ingreso !== despues.fecha_ingreso;
  if (!actual || otra) {
    revisarOrden(despues.fecha_ingreso, actual);
    return abrir(primeraEstancia(despues, antes.estado === 'ACTIVO' ? hoy : null));
  }
  const correcciones = correccionesDe(actual, despues);
  revisarOrden(correcciones.fecha_ingreso, anterior);
  // A stay that goes on after a mistaken egreso has again the permission that it ended with.
  const permiso = permisoDe({ ...actual, ...correcciones, eventos: actual.eventos }, antes, despues, hoy);
  const movimientos = enCasa ? movimientosDe(actual, despues, hoy) : [];
  const estancias: CambioDeEstancia[] = movimientos.map((evento) => ({
    que: 'ANOTAR',
    estancia: actual.id,
    evento,
  }));
  if (Object.keys(correcciones).length > 0)
    estancias.push({ que: 'CORREGIR', estancia: actual.id, campos: correcciones });
  return { participante: permiso.participante, estancias: [...estancias, ...permiso.estancias] };
};

import { type Seguimiento, SIN_PERMISO } from '@/domain/participantes/estancias/cambios-de-estancias';
import type { CambiosEvento, DatosEvento } from '@/domain/participantes/estancias/datos-evento';
import {
  type Estancia,
  type Evento,
  estaAbierta,
  permisoAbierto,
} from '@/domain/participantes/estancias/estancia';
import type { Participante } from '@/domain/participantes/participante';
import {
  errorConflicto,
  errorNoEncontrado,
  errorValidacion,
  errorVersionObsoleta,
} from '@/domain/shared/errores/errores-comunes';
import { type FechaCalendario, formatearFecha } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';

type Dias = Pick<Evento, 'salida' | 'regreso_previsto' | 'regreso_real'>;

const YA_TERMINO = 'Esta estancia ya terminó';
const YA_TIENE = 'Ya tiene un permiso abierto: registre primero su regreso';

const falloDeSalida = (salida: string, ingreso: FechaCalendario, hoy: FechaCalendario): string | null => {
  if (salida > hoy) return 'La salida no puede ser futura';
  return salida < ingreso
    ? `La salida no puede ser anterior al ingreso, el ${formatearFecha(ingreso)}`
    : null;
};

const falloDeRegreso = (regreso: string, salida: string | null, hoy: FechaCalendario): string | null => {
  if (regreso > hoy) return 'El regreso no puede ser futuro';
  return salida && regreso < salida ? 'El regreso no puede ser anterior a la salida' : null;
};

/** The days of a permission as it would be kept. Throws VALIDACION. */
const revisarDias = (
  { salida, regreso_previsto, regreso_real }: Dias,
  ingreso: FechaCalendario,
  hoy: FechaCalendario,
): void => {
  const fallos: Record<string, string | null> = {
    salida: salida && falloDeSalida(salida, ingreso, hoy),
    regreso_previsto:
      salida && regreso_previsto && regreso_previsto < salida
        ? 'El regreso previsto no puede ser anterior a la salida'
        : null,
    regreso_real: regreso_real && falloDeRegreso(regreso_real, salida, hoy),
  };
  const campos = Object.fromEntries(
    Object.entries(fallos).filter((fallo): fallo is [string, string] => Boolean(fallo[1])),
  );
  if (Object.keys(campos).length > 0) throw errorValidacion('Revise los campos señalados', campos);
};

/** Somebody of an open stay leaves for some days. Throws VALIDACION, CONFLICTO. */
export const abrirPermiso = (
  estancia: Estancia,
  { estado }: Pick<Participante, 'estado'>,
  { tipo, salida, regreso_previsto = null, motivo = null }: DatosEvento,
  hoy: FechaCalendario,
): Seguimiento => {
  if (!estaAbierta(estancia)) throw errorConflicto(YA_TERMINO);
  if (estado === 'CON_PERMISO' || permisoAbierto(estancia)) throw errorConflicto(YA_TIENE);
  revisarDias({ salida, regreso_previsto, regreso_real: null }, estancia.fecha_ingreso, hoy);
  const evento = { tipo, salida, regreso_previsto, motivo };
  return {
    participante: { estado: 'CON_PERMISO', salida_permiso: salida, regreso_previsto },
    estancias: [{ que: 'ANOTAR', estancia: estancia.id, evento }],
  };
};

const exigirPermiso = (estancia: Estancia, id: Id): Evento => {
  const evento = estancia.eventos.find((uno) => mismoId(uno.id, id));
  if (!evento) throw errorNoEncontrado('un evento de esta estancia', id);
  if (evento.tipo !== 'PERMISO') throw errorConflicto('Solo se corrigen los permisos');
  return evento;
};

/**
 * Another day, another reason, or the return: the one of the open permission makes the person ACTIVO, and while there is
 * one open they are CON_PERMISO. Throws VALIDACION, NO_ENCONTRADO, CONFLICTO, VERSION_OBSOLETA (with the stay in `actual`).
 */
export const corregirPermiso = (
  estancia: Estancia,
  id: Id,
  { version, ...cambios }: CambiosEvento,
  hoy: FechaCalendario,
): Seguimiento => {
  const antes = exigirPermiso(estancia, id);
  if (!estaAbierta(estancia)) throw errorConflicto(YA_TERMINO);
  if (version !== undefined && version !== antes.version) throw errorVersionObsoleta(estancia);
  const campos = Object.fromEntries(Object.entries(cambios).filter(([, valor]) => valor !== undefined));
  const despues: Evento = { ...antes, ...campos };
  revisarDias(despues, estancia.fecha_ingreso, hoy);
  const abierto = permisoAbierto(estancia);
  const esElAbierto = abierto !== null && mismoId(abierto.id, antes.id);
  const sigue = esElAbierto ? despues : abierto;
  const vuelve = esElAbierto && despues.regreso_real !== null;
  return {
    participante:
      sigue && !vuelve
        ? { estado: 'CON_PERMISO', salida_permiso: sigue.salida, regreso_previsto: sigue.regreso_previsto }
        : { ...(vuelve ? { estado: 'ACTIVO' as const } : {}), ...SIN_PERMISO },
    estancias: [{ que: 'CORREGIR_EVENTO', evento: antes.id, campos }],
  };
};

import type { EstadoParticipante } from '@/domain/participantes/estado-participante';
import { FASES, PROGRAMAS } from '@/domain/participantes/opciones-participante';
import type { Participante } from '@/domain/participantes/participante';
import type { Sede } from '@/domain/sedes/sede';
import { type FechaCalendario, sumarDias } from '@/domain/shared/fechas';
import type { BaseMemoria } from '../shared/base-memoria';
import { documentoDemo, NOMBRES_HOMBRE, NOMBRES_MUJER, nombreDemo, telefonoDemo } from './nombres-demo';

const CUANTOS = 40;
const VALORES = [650_000, 750_000, 850_000, 0];

const estadoDe = (i: number): EstadoParticipante => {
  if (i % 10 === 9) return 'PREINGRESO';
  if (i % 8 === 7) return 'EGRESADO';
  return i % 9 === 4 ? 'CON_PERMISO' : 'ACTIVO';
};

const egresoDe = (estado: EstadoParticipante, hoy: FechaCalendario) =>
  estado === 'EGRESADO'
    ? {
        fecha_egreso: sumarDias(hoy, -15),
        tipo_egreso: 'PROCESO_TERMINADO',
        motivo_egreso: 'Terminó su proceso',
      }
    : {};

/** One in seven has not signed the authorisation yet: the back-office must show it. */
const autorizacionDe = (i: number, fecha: FechaCalendario) =>
  i % 7 === 6 ? null : { otorgada: true, version: '1.0', fecha, medio: 'ESCRITO', revocada_en: null };

const crearDatos = (i: number, sedes: readonly Sede[], hoy: FechaCalendario) => {
  const mujer = i % 3 === 2;
  const estado = estadoDe(i);
  const ingreso = sumarDias(hoy, -(20 + i * 9));
  return {
    nombre: nombreDemo(mujer ? NOMBRES_MUJER : NOMBRES_HOMBRE, i),
    telefono: telefonoDemo(i + 1),
    tipo_documento: 'CC',
    numero_documento: documentoDemo(i + 1),
    fecha_nacimiento: sumarDias(hoy, -(7_300 + i * 211)),
    area: mujer ? 'MUJERES' : 'HOMBRES',
    municipio: sedes[i % 2]?.municipio,
    sede_id: sedes[i % 2]?.id,
    programa: i % 5 === 3 ? PROGRAMAS[2] : PROGRAMAS[0],
    fase: FASES[Math.floor(i / 10) % FASES.length],
    estado,
    fecha_ingreso: estado === 'PREINGRESO' ? null : ingreso,
    fecha_egreso_prevista: estado === 'PREINGRESO' ? null : sumarDias(ingreso, 390),
    ...egresoDe(estado, hoy),
    valor_mensualidad: VALORES[i % VALORES.length],
    dia_pago: 5 + (i % 4) * 5,
    beca_porcentaje: i % VALORES.length === 3 ? 100 : 0,
    eps: `EPS de ejemplo ${(i % 3) + 1}`,
    autorizacion_datos: autorizacionDe(i, ingreso),
  };
};

export const sembrarParticipantes = (
  { participantes }: BaseMemoria,
  sedes: readonly Sede[],
  hoy: FechaCalendario,
): Participante[] =>
  Array.from({ length: CUANTOS }, (_, i) => participantes.insertar(crearDatos(i, sedes, hoy)));

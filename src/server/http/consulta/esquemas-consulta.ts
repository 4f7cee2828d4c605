import { ACCIONES_ACTIVIDAD, ENTIDADES_ACTIVIDAD } from '@/domain/actividad/entidades-actividad';
import { ESTADOS_ACUDIENTE, ORDENES_ACUDIENTES, PARENTESCOS } from '@/domain/acudientes/opciones-acudiente';
import { MEDIOS_PAGO } from '@/domain/mensualidades/mensualidad';
import {
  CONCEPTOS,
  EDADES_CARTERA,
  ESTADOS_MENSUALIDAD,
  ORDENES_CARTERA,
  ORDENES_MENSUALIDADES,
} from '@/domain/mensualidades/opciones-mensualidad';
import { ESTADOS_PARTICIPANTE } from '@/domain/participantes/estado-participante';
import { ORDENES_PARTICIPANTES, PROGRAMAS } from '@/domain/participantes/opciones-participante';
import { ESTADOS_SEDE, ORDENES_SEDES } from '@/domain/sedes/estado-sede';
import { AREAS } from '@/domain/shared/area';
import { esquemaId, unoDe } from '@/domain/shared/esquemas';
import { ROLES } from '@/domain/shared/rol';
import { z } from '@/domain/shared/zod';
import { camposPagina, deParticipante, filtro, orden } from '@/server/http/consulta/campos-consulta';

// What a client adds to an address that we do not know is ignored; a body, which writes, is read to the letter.
export const consultaParticipantes = z.object({
  ...camposPagina,
  orden: orden(ORDENES_PARTICIPANTES),
  buscar: filtro.buscar,
  estado: filtro.uno(ESTADOS_PARTICIPANTE),
  sede_id: filtro.id,
  area: filtro.uno(AREAS),
  programa: filtro.uno(PROGRAMAS),
  ingreso_desde: filtro.fecha,
  ingreso_hasta: filtro.fecha,
  con_saldo_vencido: filtro.si,
  sin_autorizacion: filtro.si,
  egreso_previsto_hasta: filtro.fecha,
  sin_mensualidad: filtro.periodo,
  archivados: filtro.si,
});

export const consultaSedes = z.object({
  ...camposPagina,
  orden: orden(ORDENES_SEDES),
  buscar: filtro.buscar,
  estado: filtro.uno(ESTADOS_SEDE),
  archivados: filtro.si,
});

export const consultaAcudientes = z.object({
  ...camposPagina,
  orden: orden(ORDENES_ACUDIENTES),
  buscar: filtro.buscar,
  ...deParticipante,
  parentesco: filtro.uno(PARENTESCOS),
  estado: filtro.uno(ESTADOS_ACUDIENTE),
  archivados: filtro.si,
});

export const consultaMensualidades = z.object({
  ...camposPagina,
  orden: orden(ORDENES_MENSUALIDADES),
  ...deParticipante,
  periodo: filtro.periodo,
  estado: filtro.uno(ESTADOS_MENSUALIDAD),
  concepto: filtro.uno(CONCEPTOS),
  buscar: filtro.buscar,
  sede_id: filtro.id,
  id_acudiente: filtro.id,
  vencidas: filtro.si,
});

export const consultaAbonos = z.object({
  ...camposPagina,
  desde: filtro.fecha,
  hasta: filtro.fecha,
  medio: filtro.uno(MEDIOS_PAGO),
  referencia: filtro.buscar,
  buscar: filtro.buscar,
  anulados: filtro.si,
});

export const consultaCartera = z.object({
  ...camposPagina,
  orden: orden(ORDENES_CARTERA),
  buscar: filtro.buscar,
  edad: filtro.uno(EDADES_CARTERA),
});

export const consultaActividad = z.object({ entidad: unoDe(ENTIDADES_ACTIVIDAD), id: esquemaId });

/** Path in the file store; the root when absent. */
export const consultaRuta = z.object({
  path: z.pipe(
    z._default(z.nullable(z.string('Escriba una sola ruta')), null),
    z.transform((ruta: string | null) => ruta ?? ''),
  ),
});

/** The history of everybody, by page. */
export const consultaActividadGeneral = z.object({
  ...camposPagina,
  desde: filtro.fecha,
  hasta: filtro.fecha,
  usuario: filtro.buscar,
  entidad: filtro.uno(ENTIDADES_ACTIVIDAD),
  accion: filtro.uno(ACCIONES_ACTIVIDAD),
});

/** As the description shows it: with `entidad` and `id`, one record; with `pagina` or `limite`, everybody's. */
export const consultaActividadDescrita = z.extend(consultaActividadGeneral, { id: filtro.id });

export const consultaPermiso = z.object({ role: unoDe(ROLES) });

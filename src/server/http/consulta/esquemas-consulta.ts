import { ENTIDADES_ACTIVIDAD } from '@/domain/actividad/actividad';
import { ESTADOS_ACUDIENTE, PARENTESCOS } from '@/domain/acudientes/acudiente';
import { ORDENES_ACUDIENTES } from '@/domain/acudientes/criterios-acudientes';
import { ORDENES_MENSUALIDADES } from '@/domain/mensualidades/criterios-mensualidades';
import { CONCEPTOS, ESTADOS_MENSUALIDAD } from '@/domain/mensualidades/mensualidad';
import { ORDENES_PARTICIPANTES } from '@/domain/participantes/criterios-participantes';
import { ESTADOS_PARTICIPANTE } from '@/domain/participantes/estado-participante';
import { PROGRAMAS } from '@/domain/participantes/opciones-participante';
import { ORDENES_SEDES } from '@/domain/sedes/criterios-sedes';
import { ESTADOS_SEDE } from '@/domain/sedes/estado-sede';
import { AREAS } from '@/domain/shared/area';
import { esquemaId, unoDe } from '@/domain/shared/esquemas';
import { ROLES } from '@/domain/shared/rol';
import { z } from '@/domain/shared/zod';
import { camposPagina, filtro, orden } from '@/server/http/consulta/campos-consulta';

export const consultaParticipantes = z.strictObject({
  ...camposPagina,
  orden: orden(ORDENES_PARTICIPANTES),
  buscar: filtro.buscar,
  estado: filtro.uno(ESTADOS_PARTICIPANTE),
  sede_id: filtro.id,
  area: filtro.uno(AREAS),
  programa: filtro.uno(PROGRAMAS),
  ingreso_desde: filtro.fecha,
  ingreso_hasta: filtro.fecha,
  sin_autorizacion: filtro.si,
  egreso_previsto_hasta: filtro.fecha,
  sin_mensualidad: filtro.periodo,
  archivados: filtro.si,
});

export const consultaSedes = z.strictObject({
  ...camposPagina,
  orden: orden(ORDENES_SEDES),
  buscar: filtro.buscar,
  estado: filtro.uno(ESTADOS_SEDE),
  archivados: filtro.si,
});

export const consultaAcudientes = z.strictObject({
  ...camposPagina,
  orden: orden(ORDENES_ACUDIENTES),
  buscar: filtro.buscar,
  id_participante: filtro.id,
  parentesco: filtro.uno(PARENTESCOS),
  estado: filtro.uno(ESTADOS_ACUDIENTE),
  archivados: filtro.si,
});

export const consultaMensualidades = z.strictObject({
  ...camposPagina,
  orden: orden(ORDENES_MENSUALIDADES),
  participante_id: filtro.id,
  periodo: filtro.periodo,
  estado: filtro.uno(ESTADOS_MENSUALIDAD),
  concepto: filtro.uno(CONCEPTOS),
});

export const consultaActividad = z.strictObject({ entidad: unoDe(ENTIDADES_ACTIVIDAD), id: esquemaId });

export const consultaPermiso = z.strictObject({ role: unoDe(ROLES) });

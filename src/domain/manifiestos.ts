import { ACTIVIDAD, API_ACTIVIDAD } from '@/domain/actividad/manifiesto-actividad';
import {
  DOCUMENTO_DE_ACUDIENTE_UNICO,
  PARTICIPANTE_DE_ACUDIENTE,
} from '@/domain/acudientes/integridad-acudiente';
import { ACUDIENTES, API_ACUDIENTES } from '@/domain/acudientes/manifiesto-acudientes';
import { API_ARCHIVOS, API_ARCHIVOS_FIRMADOS, ARCHIVOS } from '@/domain/archivos/manifiesto-archivos';
import { API_CONFIGURACION, CONFIGURACION } from '@/domain/configuracion/manifiesto-configuracion';
import { API_FORMATOS, FORMATOS } from '@/domain/formatos/manifiesto-formatos';
import { PARTICIPANTE_DE_PAPEL } from '@/domain/formatos/papel-recibido';
import { UN_BORRADOR } from '@/domain/formatos/un-borrador';
import {
  ACUDIENTE_DE_CANAL,
  ACUDIENTE_DE_GESTION,
  PARTICIPANTE_DE_CANAL,
  PARTICIPANTE_DE_GESTION,
} from '@/domain/mensualidades/cobranza/integridad-cobranza';
import {
  ACUDIENTE_DE_MENSUALIDAD,
  ACUDIENTE_DE_MOVIMIENTO,
  ACUDIENTE_DE_PAGO,
  COBRO_UNICO,
  PARTICIPANTE_DE_MENSUALIDAD,
  SEDE_DE_ABONO,
  SEDE_DE_ARQUEO,
  SEDE_DE_MOVIMIENTO,
} from '@/domain/mensualidades/integridad-mensualidad';
import {
  API_ABONOS,
  API_CIERRES,
  API_COBRANZA,
  API_ENLACES,
  API_FINANZAS,
  API_MENSUALIDADES,
  API_RECIBOS,
  MENSUALIDADES,
} from '@/domain/mensualidades/manifiesto-mensualidades';
import { API_OPERACION } from '@/domain/operacion/manifiesto-operacion';
import { SEDE_DE_NOVEDAD, UNA_CORRECCION } from '@/domain/participantes/bitacora/integridad-novedad';
import {
  SEDE_ANTERIOR_DE_EVENTO,
  SEDE_DE_ESTANCIA,
  SEDE_NUEVA_DE_EVENTO,
} from '@/domain/participantes/estancias/integridad-estancia';
import { PARTICIPANTE_DE_FOTO } from '@/domain/participantes/fotos/foto-participante';
import {
  DOCUMENTO_DE_PARTICIPANTE_UNICO,
  SEDE_DE_PARTICIPANTE,
} from '@/domain/participantes/integridad-participante';
import {
  API_BITACORA,
  API_ESTANCIAS,
  API_FOTOS,
  API_PARTICIPANTES,
  BITACORA,
  PARTICIPANTES,
} from '@/domain/participantes/manifiesto-participantes';
import { API_REVISION, REVISION } from '@/domain/revision/manifiesto-revision';
import { NOMBRE_DE_SEDE_UNICO } from '@/domain/sedes/integridad-sede';
import { API_SEDES, SEDES } from '@/domain/sedes/manifiesto-sedes';
import { API_CONTRASENAS, API_SESION } from '@/domain/sesion/manifiesto-sesion';
import type { CampoQueNombra, CampoUnico } from '@/domain/shared/integridad';
import type { Api } from '@/domain/shared/politica/manifiesto';
import { API_SIN_RED } from '@/domain/sin-red/manifiesto-sin-red';
import { API_SISTEMA } from '@/domain/sistema/manifiesto-sistema';
import { API_SITIO, SITIO } from '@/domain/sitio/manifiesto-sitio';
import { API_TABLERO, TABLERO } from '@/domain/tablero/manifiesto-tablero';
import { CORREO_UNICO } from '@/domain/usuarios/integridad-usuario';
import { API_USUARIOS, USUARIOS } from '@/domain/usuarios/manifiesto-usuarios';
import { API_VISITAS } from '@/domain/visitas/manifiesto-visitas';

/**
 * Where a section enters the domain. Three lists and not one, because the browser only loads the first: the calls and
 * what the database keeps are questions of the server.
 */

/** In the order in which the filters of the history name them. */
export const MANIFIESTOS = [
  PARTICIPANTES,
  BITACORA,
  ACUDIENTES,
  MENSUALIDADES,
  SEDES,
  USUARIOS,
  CONFIGURACION,
  SITIO,
  FORMATOS,
  ARCHIVOS,
  ACTIVIDAD,
  REVISION,
  TABLERO,
] as const;

export const APIS = [
  API_SESION,
  API_CONTRASENAS,
  API_OPERACION,
  API_VISITAS,
  API_TABLERO,
  API_PARTICIPANTES,
  API_FOTOS,
  API_ESTANCIAS,
  API_BITACORA,
  API_ACUDIENTES,
  API_MENSUALIDADES,
  API_ABONOS,
  API_ENLACES,
  API_CIERRES,
  API_RECIBOS,
  API_FINANZAS,
  API_COBRANZA,
  API_SEDES,
  API_USUARIOS,
  API_ACTIVIDAD,
  API_REVISION,
  API_SISTEMA,
  API_CONFIGURACION,
  API_SITIO,
  API_FORMATOS,
  API_ARCHIVOS,
  API_ARCHIVOS_FIRMADOS,
  API_SIN_RED,
] as const satisfies readonly Api[];

/** What no two stored records may share, and what a record names. */
export const INTEGRIDAD: readonly (CampoUnico | CampoQueNombra)[] = [
  CORREO_UNICO,
  NOMBRE_DE_SEDE_UNICO,
  DOCUMENTO_DE_PARTICIPANTE_UNICO,
  SEDE_DE_PARTICIPANTE,
  PARTICIPANTE_DE_FOTO,
  SEDE_DE_ESTANCIA,
  SEDE_ANTERIOR_DE_EVENTO,
  SEDE_NUEVA_DE_EVENTO,
  SEDE_DE_NOVEDAD,
  UNA_CORRECCION,
  DOCUMENTO_DE_ACUDIENTE_UNICO,
  PARTICIPANTE_DE_ACUDIENTE,
  COBRO_UNICO,
  PARTICIPANTE_DE_MENSUALIDAD,
  ACUDIENTE_DE_MENSUALIDAD,
  ACUDIENTE_DE_MOVIMIENTO,
  ACUDIENTE_DE_GESTION,
  ACUDIENTE_DE_CANAL,
  PARTICIPANTE_DE_GESTION,
  PARTICIPANTE_DE_CANAL,
  SEDE_DE_ABONO,
  SEDE_DE_ARQUEO,
  SEDE_DE_MOVIMIENTO,
  ACUDIENTE_DE_PAGO,
  UN_BORRADOR,
  PARTICIPANTE_DE_PAPEL,
];

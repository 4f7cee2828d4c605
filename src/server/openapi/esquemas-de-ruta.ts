import {
  esquemaRestablecer,
  esquemaRestablecimientoPedido,
} from '@/application/sesion/restablecer-contrasena';
import { esquemaActividad } from '@/domain/actividad/actividad';
import { esquemaIntegridad } from '@/domain/actividad/cadena-de-actividad';
import { esquemaAcudiente } from '@/domain/acudientes/acudiente';
import { esquemaAcudienteEnLista } from '@/domain/acudientes/acudiente-en-lista';
import { esquemaCambiosAcudiente, esquemaDatosAcudiente } from '@/domain/acudientes/datos-acudiente';
import { esquemaClaveBorradores } from '@/domain/borradores/borrador';
import { esquemaCambiosConfiguracion } from '@/domain/configuracion/cambios-configuracion';
import { esquemaConfiguracion, esquemaConfiguracionPublica } from '@/domain/configuracion/configuracion';
import { esquemaCambiosMensualidad, esquemaDatosMensualidad } from '@/domain/mensualidades/datos-mensualidad';
import { esquemaMensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import { esquemaSalud } from '@/domain/operacion/salud';
import {
  esquemaCambiosParticipante,
  esquemaDatosParticipante,
} from '@/domain/participantes/datos-participante';
import {
  esquemaCuerpoImportacion,
  esquemaResultadoImportacion,
} from '@/domain/participantes/importacion-participantes';
import { esquemaParticipante } from '@/domain/participantes/participante';
import { esquemaDecisionDeHallazgo } from '@/domain/revision/decision-de-hallazgo';
import { esquemaRespuestaDeDecision, esquemaRevision } from '@/domain/revision/hallazgo';
import { esquemaCambiosSede, esquemaDatosSede } from '@/domain/sedes/datos-sede';
import { esquemaSede } from '@/domain/sedes/sede';
import { esquemaCambioContrasena, esquemaConfirmacion } from '@/domain/sesion/contrasenas';
import { esquemaCredenciales } from '@/domain/sesion/credenciales';
import {
  esquemaCierreSesiones,
  esquemaSesionAbierta,
  esquemaSesionesCerradas,
} from '@/domain/sesion/sesion-abierta';
import { esquemaEstadisticas } from '@/domain/tablero/estadisticas';
import { esquemaResumen } from '@/domain/tablero/resumen';
import {
  esquemaCambiosPerfil,
  esquemaCambiosUsuario,
  esquemaContrasenaProvisional,
  esquemaDatosUsuario,
} from '@/domain/usuarios/datos-usuario';
import { esquemaUsuario } from '@/domain/usuarios/usuario';
import * as consulta from '@/server/http/consulta/esquemas-consulta';
import { esquemaConteoVisitas } from '@/server/http/manejadores/tablero';
import type { EsquemasDeRuta } from '@/server/openapi/descripcion-de-ruta';
import { filaAcudiente, filaMensualidad, filaParticipante } from '@/server/openapi/filas-de-lista';
import { RUTAS_DE_ARCHIVOS } from '@/server/openapi/rutas-de-archivos';
import { RUTAS_DE_COBRO } from '@/server/openapi/rutas-de-cobro';
import { RUTAS_DE_FORMATOS } from '@/server/openapi/rutas-de-formatos';

const eliminar = (resumen: string): EsquemasDeRuta => ({ resumen, estado: 204 });

/** What each call takes and answers, keyed as in the policy table. */
export const ESQUEMAS_DE_RUTA: Readonly<Record<string, EsquemasDeRuta>> = {
  'POST /auth/login': { resumen: 'Iniciar sesión', cuerpo: esquemaCredenciales },
  'POST /auth/logout': { resumen: 'Cerrar la sesión', estado: 204 },
  'POST /auth/reset-password': {
    resumen: 'Pedir el restablecimiento de la contraseña; responde lo mismo para cualquier cuenta',
    cuerpo: esquemaRestablecer,
    respuesta: esquemaRestablecimientoPedido,
    estado: 202,
  },
  'POST /auth/reset-password/confirm': {
    resumen: 'Elegir la contraseña nueva con el enlace del correo',
    cuerpo: esquemaConfirmacion,
    estado: 204,
  },
  'PUT /auth/password': {
    resumen: 'Cambiar la contraseña propia; cierra las demás sesiones y responde el token con que sigue esta',
    cuerpo: esquemaCambioContrasena,
  },
  'PUT /auth/profile': {
    resumen: 'Cambiar el perfil propio; responde los campos cambiados',
    cuerpo: esquemaCambiosPerfil,
    respuesta: esquemaCambiosPerfil,
  },
  'GET /auth/permission': {
    resumen: 'Saber si la sesión alcanza un rol',
    consulta: consulta.consultaPermiso,
  },
  'GET /auth/clave-borradores': {
    resumen: 'Clave con que el navegador de esta persona cifra sus formularios sin guardar',
    respuesta: esquemaClaveBorradores,
  },
  'GET /auth/sesiones': {
    resumen: 'Las sesiones abiertas de quien pregunta',
    respuesta: esquemaSesionAbierta,
    lista: 'data',
  },
  'POST /auth/sesiones/cerrar': {
    resumen: 'Cerrar una de las otras sesiones propias o, sin id, todas; pide la contraseña',
    cuerpo: esquemaCierreSesiones,
    respuesta: esquemaSesionesCerradas,
  },
  'GET /health': { resumen: 'Estado del servicio, de su base y de sus archivos', respuesta: esquemaSalud },
  'GET /openapi.json': { resumen: 'Esta descripción' },
  'POST /visitor-count': {
    resumen: 'Enviar el conteo de visitas',
    cuerpo: esquemaConteoVisitas,
    estado: 202,
  },
  'GET /dashboard/stats': { resumen: 'Cifras del tablero', respuesta: esquemaEstadisticas },
  'GET /dashboard/resumen': {
    resumen: 'Lo que requiere atención y las series de las gráficas',
    respuesta: esquemaResumen,
  },
  'GET /participantes': {
    resumen: 'Listar participantes',
    consulta: consulta.consultaParticipantes,
    respuesta: filaParticipante,
    lista: 'data',
  },
  'POST /participantes': {
    resumen: 'Crear un participante',
    cuerpo: esquemaDatosParticipante,
    respuesta: esquemaParticipante,
    estado: 201,
  },
  'POST /participantes/importar': {
    resumen: 'Crear varios participantes a la vez; responde por cada fila',
    cuerpo: esquemaCuerpoImportacion,
    respuesta: esquemaResultadoImportacion,
  },
  'GET /participantes/{id}': { resumen: 'Consultar un participante', respuesta: esquemaParticipante },
  'PUT /participantes/{id}': {
    resumen: 'Actualizar un participante',
    cuerpo: esquemaCambiosParticipante,
    respuesta: esquemaParticipante,
  },
  'DELETE /participantes/{id}': eliminar('Eliminar un participante'),
  'GET /participantes/{id}/acudientes': {
    resumen: 'Listar los acudientes de un participante',
    respuesta: esquemaAcudiente,
    lista: 'arreglo',
  },
  'GET /mensualidades': {
    resumen: 'Listar mensualidades',
    consulta: consulta.consultaMensualidades,
    respuesta: filaMensualidad,
    lista: 'data',
  },
  'POST /mensualidades': {
    resumen: 'Crear una mensualidad',
    cuerpo: esquemaDatosMensualidad,
    respuesta: esquemaMensualidadConSaldo,
    estado: 201,
  },
  'PUT /mensualidades/{id}': {
    resumen: 'Actualizar una mensualidad',
    cuerpo: esquemaCambiosMensualidad,
    respuesta: esquemaMensualidadConSaldo,
  },
  ...RUTAS_DE_COBRO,
  ...RUTAS_DE_ARCHIVOS,
  ...RUTAS_DE_FORMATOS,
  'GET /sedes': {
    resumen: 'Listar sedes',
    consulta: consulta.consultaSedes,
    respuesta: esquemaSede,
    lista: 'data',
  },
  'POST /sedes': { resumen: 'Crear una sede', cuerpo: esquemaDatosSede, respuesta: esquemaSede, estado: 201 },
  'GET /sedes/{id}': { resumen: 'Consultar una sede', respuesta: esquemaSede },
  'PUT /sedes/{id}': { resumen: 'Actualizar una sede', cuerpo: esquemaCambiosSede, respuesta: esquemaSede },
  'DELETE /sedes/{id}': eliminar('Eliminar una sede'),
  'GET /usuarios': { resumen: 'Listar usuarios', respuesta: esquemaUsuario, lista: 'arreglo' },
  'POST /usuarios': {
    resumen: 'Crear un usuario; su contraseña es provisional',
    cuerpo: esquemaDatosUsuario,
    respuesta: esquemaUsuario,
    estado: 201,
  },
  'PUT /usuarios/{id}': {
    resumen: 'Actualizar un usuario; cambiar el correo pide la contraseña de quien lo cambia',
    cuerpo: esquemaCambiosUsuario,
    respuesta: esquemaUsuario,
  },
  'POST /usuarios/{id}/contrasena-provisional': {
    resumen:
      'Poner otra contraseña, provisional; pide la de quien la pone, cierra las sesiones y anula los enlaces',
    cuerpo: esquemaContrasenaProvisional,
    respuesta: esquemaUsuario,
  },
  'DELETE /usuarios/{id}': eliminar('Eliminar un usuario'),
  'GET /acudientes': {
    resumen: 'Listar acudientes',
    consulta: consulta.consultaAcudientes,
    respuesta: filaAcudiente,
    lista: 'data',
  },
  'POST /acudientes': {
    resumen: 'Crear un acudiente',
    cuerpo: esquemaDatosAcudiente,
    respuesta: esquemaAcudiente,
    estado: 201,
  },
  'GET /acudientes/{id}': { resumen: 'Consultar un acudiente', respuesta: esquemaAcudienteEnLista },
  'PUT /acudientes/{id}': {
    resumen: 'Actualizar un acudiente',
    cuerpo: esquemaCambiosAcudiente,
    respuesta: esquemaAcudiente,
  },
  'DELETE /acudientes/{id}': eliminar('Eliminar un acudiente'),
  'GET /revision': {
    resumen:
      'Datos guardados que alguien debe decidir: personas que coinciden, valores muy pequeños, datos ilegibles',
    respuesta: esquemaRevision,
  },
  'PUT /revision/decisiones': {
    resumen: 'Dejar como está uno de esos datos, o volver a revisarlo',
    cuerpo: esquemaDecisionDeHallazgo,
    respuesta: esquemaRespuestaDeDecision,
  },
  'GET /configuracion': { resumen: 'Datos de la fundación', respuesta: esquemaConfiguracion },
  'PUT /configuracion': {
    resumen: 'Cambiar los datos de la fundación',
    cuerpo: esquemaCambiosConfiguracion,
    respuesta: esquemaConfiguracion,
  },
  'GET /configuracion/publica': {
    resumen: 'Cuentas y donaciones, como las ve cualquier visitante',
    respuesta: esquemaConfiguracionPublica,
  },
  'GET /actividad': {
    resumen: 'Historia de cambios: de un registro (entidad, id) o, por página, de todos',
    consulta: consulta.consultaActividadDescrita,
    respuesta: esquemaActividad,
    lista: 'data',
  },
  'GET /actividad/integridad': {
    resumen: 'Revisar que la historia esté como se escribió',
    respuesta: esquemaIntegridad,
  },
};

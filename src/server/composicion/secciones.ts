import type { API_OPERACION } from '@/domain/operacion/manifiesto-operacion';
import type { LlamadaDelProducto } from '@/domain/shared/politica/politica-api';
import { enPostgresActividad } from '@/infrastructure/di/server/secciones/actividad';
import { enPostgresAcudientes } from '@/infrastructure/di/server/secciones/acudientes';
import { enPostgresConfiguracion } from '@/infrastructure/di/server/secciones/configuracion';
import { enPostgresEjemplos } from '@/infrastructure/di/server/secciones/ejemplos';
import { enPostgresFormatos } from '@/infrastructure/di/server/secciones/formatos';
import { enPostgresMensualidades } from '@/infrastructure/di/server/secciones/mensualidades';
import { enPostgresParticipantes } from '@/infrastructure/di/server/secciones/participantes';
import { enPostgresRecorridos } from '@/infrastructure/di/server/secciones/recorridos';
import { enPostgresRevision } from '@/infrastructure/di/server/secciones/revision';
import { enPostgresSedes } from '@/infrastructure/di/server/secciones/sedes';
import { enPostgresSesion } from '@/infrastructure/di/server/secciones/sesion';
import { enPostgresSinRed } from '@/infrastructure/di/server/secciones/sin-red';
import { enPostgresSitio } from '@/infrastructure/di/server/secciones/sitio';
import { enPostgresTablero } from '@/infrastructure/di/server/secciones/tablero';
import { enPostgresUsuarios } from '@/infrastructure/di/server/secciones/usuarios';
import type { TodasLasHechuras } from '@/infrastructure/di/server/servicios-peticion';
import type { Llamada } from '@/server/http/manejador';
import { llamadasActividad } from '@/server/http/manejadores/actividad';
import { llamadasAcudientes } from '@/server/http/manejadores/acudientes';
import { llamadasArchivos, llamadasArchivosFirmados } from '@/server/http/manejadores/archivos';
import { llamadasBitacora } from '@/server/http/manejadores/bitacora';
import { llamadasCierres } from '@/server/http/manejadores/cierres';
import { llamadasCobranza } from '@/server/http/manejadores/cobranza';
import { llamadasConfiguracion } from '@/server/http/manejadores/configuracion';
import { llamadasEnlaces } from '@/server/http/manejadores/enlaces';
import { llamadasEstancias } from '@/server/http/manejadores/estancias';
import { llamadasFinanzas } from '@/server/http/manejadores/finanzas';
import { llamadasFormatos } from '@/server/http/manejadores/formatos';
import { llamadasFotos } from '@/server/http/manejadores/fotos';
import { llamadasAbonos, llamadasMensualidades } from '@/server/http/manejadores/mensualidades';
import { llamadasParticipantes } from '@/server/http/manejadores/participantes';
import { llamadasRecibos } from '@/server/http/manejadores/recibos';
import { llamadasRevision } from '@/server/http/manejadores/revision';
import { llamadasSedes } from '@/server/http/manejadores/sedes';
import { llamadasContrasenas, llamadasSesion } from '@/server/http/manejadores/sesion';
import { llamadasSinRed } from '@/server/http/manejadores/sin-red';
import { llamadasSistema } from '@/server/http/manejadores/sistema';
import { llamadasSitio } from '@/server/http/manejadores/sitio';
import { llamadasTablero } from '@/server/http/manejadores/tablero';
import { llamadasUsuarios } from '@/server/http/manejadores/usuarios';
import { llamadasVisitas } from '@/server/http/manejadores/visitas';

/**
 * Where a section enters the server: what makes its services over the database, and the calls that use them. A service
 * that nobody makes, or a call of the policy that nobody answers, does not compile.
 */
export const HECHURAS: TodasLasHechuras = {
  ...enPostgresSesion,
  ...enPostgresParticipantes,
  ...enPostgresSedes,
  ...enPostgresAcudientes,
  ...enPostgresMensualidades,
  ...enPostgresUsuarios,
  ...enPostgresTablero,
  ...enPostgresRevision,
  ...enPostgresActividad,
  ...enPostgresConfiguracion,
  ...enPostgresSitio,
  ...enPostgresFormatos,
  ...enPostgresRecorridos,
  ...enPostgresSinRed,
  ...enPostgresEjemplos,
};

/** Those that each service answers of itself are not of any section. */
type DeOperacion = keyof (typeof API_OPERACION)['llamadas'];

export const LLAMADAS: Readonly<Record<Exclude<LlamadaDelProducto, DeOperacion>, Llamada>> = {
  ...llamadasSesion,
  ...llamadasContrasenas,
  ...llamadasParticipantes,
  ...llamadasEstancias,
  ...llamadasFotos,
  ...llamadasBitacora,
  ...llamadasSedes,
  ...llamadasAcudientes,
  ...llamadasMensualidades,
  ...llamadasAbonos,
  ...llamadasEnlaces,
  ...llamadasCierres,
  ...llamadasRecibos,
  ...llamadasFinanzas,
  ...llamadasCobranza,
  ...llamadasUsuarios,
  ...llamadasTablero,
  ...llamadasVisitas,
  ...llamadasRevision,
  ...llamadasSistema,
  ...llamadasActividad,
  ...llamadasConfiguracion,
  ...llamadasSitio,
  ...llamadasFormatos,
  ...llamadasArchivos,
  ...llamadasArchivosFirmados,
  ...llamadasSinRed,
};

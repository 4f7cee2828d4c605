import type { Servicio } from '@/domain/shared/politica/politica-api';
import type { Manejadores } from '@/server/http/manejador';
import { manejadoresAbonos } from '@/server/http/manejadores/abonos';
import { manejadoresActividad } from '@/server/http/manejadores/actividad';
import { manejadoresAcudientes } from '@/server/http/manejadores/acudientes';
import { manejadoresArchivos } from '@/server/http/manejadores/archivos';
import { manejadoresArchivosFirmados } from '@/server/http/manejadores/archivos-firmados';
import { manejadoresConfiguracion } from '@/server/http/manejadores/configuracion';
import { manejadoresContrasenas } from '@/server/http/manejadores/contrasenas';
import { manejadoresFinanzas } from '@/server/http/manejadores/finanzas';
import { manejadoresFormatos } from '@/server/http/manejadores/formatos';
import { manejadoresMensualidades } from '@/server/http/manejadores/mensualidades';
import { manejadoresParticipantes } from '@/server/http/manejadores/participantes';
import { manejadoresRevision } from '@/server/http/manejadores/revision';
import { manejadoresSalud } from '@/server/http/manejadores/salud';
import { manejadoresSedes } from '@/server/http/manejadores/sedes';
import { manejadoresSesion } from '@/server/http/manejadores/sesion';
import { manejadoresTablero } from '@/server/http/manejadores/tablero';
import { manejadoresUsuarios } from '@/server/http/manejadores/usuarios';
import { manejadoresDescripcion } from '@/server/openapi/manejadores-descripcion';

const PROPIOS: Readonly<Record<Servicio, readonly Manejadores[]>> = {
  auth: [manejadoresSesion, manejadoresContrasenas],
  dashboard: [
    manejadoresParticipantes,
    manejadoresSedes,
    manejadoresAcudientes,
    manejadoresMensualidades,
    manejadoresAbonos,
    manejadoresFinanzas,
    manejadoresUsuarios,
    manejadoresTablero,
    manejadoresRevision,
    manejadoresActividad,
    manejadoresConfiguracion,
    manejadoresFormatos,
    manejadoresArchivos,
    manejadoresArchivosFirmados,
  ],
};

export const manejadoresDe = (servicio: Servicio): Manejadores =>
  Object.assign({}, manejadoresSalud(servicio), manejadoresDescripcion(servicio), ...PROPIOS[servicio]);

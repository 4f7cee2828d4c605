import type { Servicio } from '@/domain/shared/politica/politica-api';
import type { Manejadores } from '@/server/http/manejador';
import { manejadoresAcudientes } from '@/server/http/manejadores/acudientes';
import { manejadoresMensualidades } from '@/server/http/manejadores/mensualidades';
import { manejadoresParticipantes } from '@/server/http/manejadores/participantes';
import { manejadoresSalud } from '@/server/http/manejadores/salud';
import { manejadoresSedes } from '@/server/http/manejadores/sedes';
import { manejadoresSesion } from '@/server/http/manejadores/sesion';
import { manejadoresTablero } from '@/server/http/manejadores/tablero';
import { manejadoresUsuarios } from '@/server/http/manejadores/usuarios';
import { manejadoresDescripcion } from '@/server/openapi/manejadores-descripcion';

const PROPIOS: Readonly<Record<Servicio, readonly Manejadores[]>> = {
  auth: [manejadoresSesion],
  dashboard: [
    manejadoresParticipantes,
    manejadoresSedes,
    manejadoresAcudientes,
    manejadoresMensualidades,
    manejadoresUsuarios,
    manejadoresTablero,
  ],
};

export const manejadoresDe = (servicio: Servicio): Manejadores =>
  Object.assign({}, manejadoresSalud(servicio), manejadoresDescripcion(servicio), ...PROPIOS[servicio]);

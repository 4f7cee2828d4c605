import { actualizarAcudiente } from '@/application/acudientes/actualizar-acudiente';
import type { AcudienteRepository } from '@/application/acudientes/acudiente-repository.port';
import { crearAcudiente } from '@/application/acudientes/crear-acudiente';
import { eliminarRegistro } from '@/application/shared/eliminar-registro';
import { sinRechazar } from '@/application/shared/lista';
import type { Permisos } from '@/application/shared/permisos.port';
import { MENSAJE_ID_ACUDIENTE } from '@/domain/acudientes/datos-acudiente';
import { exigirIdParticipante } from '@/domain/participantes/exigir-id-participante';
import type { Id } from '@/domain/shared/id';

interface Puertos {
  acudientes: AcudienteRepository;
  permisos: Permisos;
}

/** What a request may ask of the acudientes. */
export const acudientesDePeticion = (puertos: Puertos) => ({
  listar: puertos.acudientes.listar,
  listarDeParticipante: puertos.acudientes.listarDeParticipante,
  buscar: puertos.acudientes.buscar,
  obtener: puertos.acudientes.obtener,
  crear: crearAcudiente(puertos),
  actualizar: actualizarAcudiente(puertos),
  eliminar: eliminarRegistro({ ...puertos, registros: puertos.acudientes, sinId: MENSAJE_ID_ACUDIENTE }),
});

/** What the panel may: its lists never reject. */
export const acudientesDelPanel = (puertos: Puertos) => ({
  ...acudientesDePeticion(puertos),
  listar: sinRechazar(puertos.acudientes.listar),
  /** Needs the participante's id: without it the list comes empty with 'ID de participante requerido'. */
  listarDeParticipante: sinRechazar(async (idParticipante: Id) =>
    puertos.acudientes.listarDeParticipante(exigirIdParticipante(idParticipante)),
  ),
});

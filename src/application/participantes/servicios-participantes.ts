import { actualizarParticipante } from '@/application/participantes/actualizar-participante';
import { crearParticipante } from '@/application/participantes/crear-participante';
import { egresarParticipante } from '@/application/participantes/egresar-participante';
import type { FotosDeParticipantes } from '@/application/participantes/fotos/fotos-de-participantes.port';
import { importarParticipantes } from '@/application/participantes/importar-participantes';
import type { ParticipanteRepository } from '@/application/participantes/participante-repository.port';
import { eliminarRegistro } from '@/application/shared/eliminar-registro';
import type { Reloj } from '@/application/shared/equipo.port';
import { sinRechazar } from '@/application/shared/lista';
import type { Permisos } from '@/application/shared/permisos.port';
import { MENSAJE_ID_PARTICIPANTE } from '@/domain/participantes/exigir-id-participante';

interface Puertos {
  participantes: ParticipanteRepository;
  permisos: Permisos;
  reloj: Reloj;
  fotos?: FotosDeParticipantes;
}

/** What a request may ask of the participantes. */
export const participantesDePeticion = (puertos: Puertos) => ({
  listar: puertos.participantes.listar,
  buscar: puertos.participantes.buscar,
  obtener: puertos.participantes.obtener,
  crear: crearParticipante(puertos),
  actualizar: actualizarParticipante(puertos),
  importar: importarParticipantes(puertos),
  eliminar: eliminarRegistro({
    ...puertos,
    registros: puertos.participantes,
    sinId: MENSAJE_ID_PARTICIPANTE,
  }),
});

/** What the panel may: its lists never reject. */
export const participantesDelPanel = (puertos: Puertos) => ({
  ...participantesDePeticion(puertos),
  listar: sinRechazar(puertos.participantes.listar),
  egresar: egresarParticipante(puertos),
});

import { ContainerModule } from 'inversify';
import { actualizarParticipante } from '@/application/participantes/actualizar-participante';
import { crearParticipante } from '@/application/participantes/crear-participante';
import { egresarParticipante } from '@/application/participantes/egresar-participante';
import { eliminarParticipante } from '@/application/participantes/eliminar-participante';
import { importarParticipantes } from '@/application/participantes/importar-participantes';
import { listarParticipantes } from '@/application/participantes/listar-participantes';
import type { ParticipanteRepository } from '@/application/participantes/participante-repository.port';
import type { ServiciosParticipantes } from '@/application/servicios/servicios-panel';
import type { Permisos } from '@/application/shared/permisos.port';
import type { Reloj } from '@/application/shared/reloj.port';
import { PUERTOS, SERVICIOS } from '../tokens';

const crear = (
  participantes: ParticipanteRepository,
  permisos: Permisos,
  reloj: Reloj,
): ServiciosParticipantes => {
  const deps = { participantes, permisos, reloj };
  return {
    buscar: participantes.buscar,
    obtener: participantes.obtener,
    listar: listarParticipantes(deps),
    crear: crearParticipante(deps),
    actualizar: actualizarParticipante(deps),
    egresar: egresarParticipante(deps),
    importar: importarParticipantes(deps),
    eliminar: eliminarParticipante(deps),
  };
};

export const moduloParticipantes = new ContainerModule(({ bind }) => {
  bind(SERVICIOS.participantes)
    .toResolvedValue(crear, [PUERTOS.participantes, PUERTOS.permisos, PUERTOS.reloj])
    .inSingletonScope();
});

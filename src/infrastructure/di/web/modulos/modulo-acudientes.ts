import { ContainerModule } from 'inversify';
import { actualizarAcudiente } from '@/application/acudientes/actualizar-acudiente';
import type { AcudienteRepository } from '@/application/acudientes/acudiente-repository.port';
import { crearAcudiente } from '@/application/acudientes/crear-acudiente';
import { eliminarAcudiente } from '@/application/acudientes/eliminar-acudiente';
import { listarAcudientes } from '@/application/acudientes/listar-acudientes';
import { listarAcudientesDeParticipante } from '@/application/acudientes/listar-acudientes-de-participante';
import type { ServiciosAcudientes } from '@/application/servicios/servicios-panel';
import type { Permisos } from '@/application/shared/permisos.port';
import { PUERTOS, SERVICIOS } from '../tokens';

const crear = (acudientes: AcudienteRepository, permisos: Permisos): ServiciosAcudientes => {
  const deps = { acudientes, permisos };
  return {
    buscar: acudientes.buscar,
    obtener: acudientes.obtener,
    listar: listarAcudientes(deps),
    listarDeParticipante: listarAcudientesDeParticipante(deps),
    crear: crearAcudiente(deps),
    actualizar: actualizarAcudiente(deps),
    eliminar: eliminarAcudiente(deps),
  };
};

export const moduloAcudientes = new ContainerModule(({ bind }) => {
  bind(SERVICIOS.acudientes)
    .toResolvedValue(crear, [PUERTOS.acudientes, PUERTOS.permisos])
    .inSingletonScope();
});

import { ContainerModule } from 'inversify';
import { actualizarSede } from '@/application/sedes/actualizar-sede';
import { crearSede } from '@/application/sedes/crear-sede';
import { eliminarSede } from '@/application/sedes/eliminar-sede';
import { listarSedes } from '@/application/sedes/listar-sedes';
import type { SedeRepository } from '@/application/sedes/sede-repository.port';
import type { ServiciosSedes } from '@/application/servicios/servicios-panel';
import type { Permisos } from '@/application/shared/permisos.port';
import { PUERTOS, SERVICIOS } from '../tokens';

const crear = (sedes: SedeRepository, permisos: Permisos): ServiciosSedes => {
  const deps = { sedes, permisos };
  return {
    buscar: sedes.buscar,
    obtener: sedes.obtener,
    listar: listarSedes(deps),
    crear: crearSede(deps),
    actualizar: actualizarSede(deps),
    eliminar: eliminarSede(deps),
  };
};

export const moduloSedes = new ContainerModule(({ bind }) => {
  bind(SERVICIOS.sedes).toResolvedValue(crear, [PUERTOS.sedes, PUERTOS.permisos]).inSingletonScope();
});

import { ContainerModule } from 'inversify';
import { decidirHallazgo } from '@/application/revision/decidir-hallazgo';
import type { RevisionDeDatos } from '@/application/revision/revision-de-datos.port';
import type { ServiciosRevision } from '@/application/servicios/servicios-panel';
import type { Permisos } from '@/application/shared/permisos.port';
import { PUERTOS, SERVICIOS } from '../tokens';

const crear = (revision: RevisionDeDatos, permisos: Permisos): ServiciosRevision => ({
  obtener: revision.obtener,
  decidir: decidirHallazgo({ revision, permisos }),
});

export const moduloRevision = new ContainerModule(({ bind }) => {
  bind(SERVICIOS.revision).toResolvedValue(crear, [PUERTOS.revision, PUERTOS.permisos]).inSingletonScope();
});

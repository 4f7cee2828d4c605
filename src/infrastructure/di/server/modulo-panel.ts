import { ContainerModule } from 'inversify';
import { T } from '@/infrastructure/di/server/tokens-di';
import { crearUnidadDeTrabajo } from '@/infrastructure/di/server/unidad-de-trabajo';
import { postgresConteoVisitas } from '@/infrastructure/postgres/visitas/postgres-conteo-visitas';

export const moduloPanel = new ContainerModule(({ bind }) => {
  bind(T.unidadDeTrabajo)
    .toResolvedValue(crearUnidadDeTrabajo, [T.baseDatos, T.reloj, T.contrasenas])
    .inSingletonScope();
  bind(T.visitas).toResolvedValue(postgresConteoVisitas, [T.baseDatos]).inSingletonScope();
});

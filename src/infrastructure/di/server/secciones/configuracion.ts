import { configuracionDe } from '@/application/configuracion/servicios-configuracion';
import type { Hechuras } from '@/infrastructure/di/server/servicios-peticion';
import { postgresConfiguracionRepository } from '@/infrastructure/postgres/configuracion/postgres-configuracion-repository';

export const enPostgresConfiguracion: Hechuras<'configuracion'> = {
  configuracion: ({ contexto, permisos }) =>
    configuracionDe({ configuracion: postgresConfiguracionRepository(contexto), permisos }),
};

import { revisionDe } from '@/application/revision/servicios-revision';
import type { Hechuras } from '@/infrastructure/di/server/servicios-peticion';
import { postgresRevisionDeDatos } from '@/infrastructure/postgres/revision/postgres-revision-de-datos';

export const enPostgresRevision: Hechuras<'revision'> = {
  revision: ({ contexto, permisos }) => revisionDe({ revision: postgresRevisionDeDatos(contexto), permisos }),
};

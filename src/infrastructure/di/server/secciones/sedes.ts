import { sedesDePeticion } from '@/application/sedes/servicios-sedes';
import type { Hechuras } from '@/infrastructure/di/server/servicios-peticion';
import { postgresSedeRepository } from '@/infrastructure/postgres/sedes/postgres-sede-repository';

export const enPostgresSedes: Hechuras<'sedes'> = {
  sedes: ({ contexto, permisos }) => sedesDePeticion({ sedes: postgresSedeRepository(contexto), permisos }),
};

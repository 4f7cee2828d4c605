import { acudientesDePeticion } from '@/application/acudientes/servicios-acudientes';
import type { Hechuras } from '@/infrastructure/di/server/servicios-peticion';
import { postgresAcudienteRepository } from '@/infrastructure/postgres/acudientes/postgres-acudiente-repository';

export const enPostgresAcudientes: Hechuras<'acudientes'> = {
  acudientes: ({ contexto, permisos }) =>
    acudientesDePeticion({ acudientes: postgresAcudienteRepository(contexto), permisos }),
};

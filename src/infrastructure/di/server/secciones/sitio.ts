import { sitioDe } from '@/application/sitio/servicios-sitio';
import type { Hechuras } from '@/infrastructure/di/server/servicios-peticion';
import { postgresSitioRepository } from '@/infrastructure/postgres/sitio/postgres-sitio-repository';

export const enPostgresSitio: Hechuras<'sitio'> = {
  sitio: ({ contexto, permisos }) => sitioDe({ sitio: postgresSitioRepository(contexto), permisos }),
};

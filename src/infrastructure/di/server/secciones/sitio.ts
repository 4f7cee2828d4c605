import { sitioDePeticion } from '@/application/sitio/servicios-sitio';
import { tokensAleatorios } from '@/infrastructure/crypto/tokens-aleatorios';
import type { Hechuras } from '@/infrastructure/di/server/servicios-peticion';
import { postgresFotosDelSitio } from '@/infrastructure/postgres/sitio/postgres-fotos-del-sitio';
import { postgresSitioRepository } from '@/infrastructure/postgres/sitio/postgres-sitio-repository';
import { postgresVistasPrevias } from '@/infrastructure/postgres/sitio/postgres-vistas-previas';

export const enPostgresSitio: Hechuras<'sitio'> = {
  sitio: ({ contexto, permisos, reloj }) =>
    sitioDePeticion({
      sitio: postgresSitioRepository(contexto),
      fotos: postgresFotosDelSitio(contexto),
      vistas: postgresVistasPrevias(contexto, tokensAleatorios),
      reloj,
      permisos,
    }),
};

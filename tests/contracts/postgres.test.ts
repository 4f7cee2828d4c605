import { abrirPostgresDePrueba, hayPostgres } from '@tests/server/apoyo/postgres-de-prueba';
import { describe } from 'vitest';
import { mundoSobre } from './apoyo/mundo-postgres';
import { compartirBase } from './apoyo/taller';
import { contratoDeTodosLosDelServidor } from './todos-los-del-servidor';
import { contratoDeTodosLosRepositorios } from './todos-los-repositorios';

describe.skipIf(!hayPostgres())('over PostgreSQL', () => {
  const abrir = compartirBase(abrirPostgresDePrueba);
  contratoDeTodosLosRepositorios('PostgreSQL', mundoSobre(abrir));
  contratoDeTodosLosDelServidor('PostgreSQL', abrir);
});

import { abrirPostgresDePrueba, hayPostgres } from '@tests/server/apoyo/postgres-de-prueba';
import { describe } from 'vitest';
import { mundoSobre } from './apoyo/mundo-postgres';
import { contratoDeTodosLosRepositorios } from './todos-los-repositorios';

describe.skipIf(!hayPostgres())('over PostgreSQL', () => {
  contratoDeTodosLosRepositorios('PostgreSQL', mundoSobre(abrirPostgresDePrueba));
});

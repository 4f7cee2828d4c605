import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { mundoSobre } from './apoyo/mundo-postgres';
import { contratoDeTodosLosRepositorios } from './todos-los-repositorios';

contratoDeTodosLosRepositorios('PGlite', mundoSobre(abrirPGliteDePrueba));

import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { mundoSobre } from './apoyo/mundo-postgres';
import { compartirBase } from './apoyo/taller';
import { contratoDeTodosLosDelServidor } from './todos-los-del-servidor';
import { contratoDeTodosLosRepositorios } from './todos-los-repositorios';

const abrir = compartirBase(abrirPGliteDePrueba);
contratoDeTodosLosRepositorios('PGlite', mundoSobre(abrir));
contratoDeTodosLosDelServidor('PGlite', abrir);

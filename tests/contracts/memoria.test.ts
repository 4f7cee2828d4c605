import { abrirMundoMemoria } from './apoyo/mundo-memoria';
import { contratoDeTodosLosRepositorios } from './todos-los-repositorios';

contratoDeTodosLosRepositorios('memoria', abrirMundoMemoria);

import { crearRouter } from './crear-router';
import { iniciar } from './iniciar';

// Every route in one entry, for development.
iniciar(crearRouter, () => import('@/infrastructure/di/web/contenedor-panel'));

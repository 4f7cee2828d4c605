import { crearRouter } from './crear-router';
import { iniciar } from './iniciar';
import { sistemaPanel } from './tema/sistema-panel';

// Every route in one entry, for development.
iniciar(
  { crear: crearRouter, sistema: sistemaPanel },
  () => import('@/infrastructure/di/web/contenedor-panel'),
);

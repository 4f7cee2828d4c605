import { montar } from './montar';

montar({ cargarPanel: () => import('@/infrastructure/di/web/contenedor-navegador') });

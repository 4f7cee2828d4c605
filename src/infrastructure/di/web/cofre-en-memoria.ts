import type { Cofre } from '@/application/sin-red/cofre.port';
import { cargarUnaVez } from './comun/cargar-una-vez';

/** `apagado`: where nobody can choose to keep anything. */
export const cargarCofreEnMemoria: () => Promise<Cofre> = cargarUnaVez(async () => {
  const { crearInMemoryCofre } = await import('@/infrastructure/memory/sin-red/in-memory-cofre');
  return crearInMemoryCofre();
});

import { crearInMemoryCofre } from '@/infrastructure/memory/sin-red/in-memory-cofre';
import { contratoCola } from './sin-red/cola.contrato';

contratoCola('memoria', async () => {
  const cofre = crearInMemoryCofre(9_000);
  return {
    cofre,
    abrir: async (dueno) => cofre.abrir(dueno),
    recargar: async () => {
      cofre.cerrar();
      return cofre;
    },
    llenar: () => undefined,
  };
});

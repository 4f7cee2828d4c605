import { crearInMemoryCofre } from '@/infrastructure/memory/sin-red/in-memory-cofre';
import { contratoCofre } from './sin-red/cofre.contrato';

contratoCofre('memoria', async () => {
  const cofre = crearInMemoryCofre(5_000);
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

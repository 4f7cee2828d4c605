import { vi } from 'vitest';
import type { Cofre } from '@/application/sin-red/cofre.port';
import { crearInMemoryCofre } from '@/infrastructure/memory/sin-red/in-memory-cofre';
import { crearEquipoDePrueba, unEquipoRegistrado } from '../infrastructure/apoyo/cofre-de-prueba';
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

contratoCola('IndexedDB', async () => {
  const equipo = crearEquipoDePrueba();
  let pagina = await equipo.abrirPagina();
  const elegidos = new Set<string>();
  return {
    get cofre(): Cofre {
      return pagina.cofre;
    },
    abrir: async (dueno) => {
      equipo.entrar(dueno);
      if (elegidos.has(dueno)) await pagina.cerradura.abrirConServicio();
      else await pagina.cerradura.elegir('193847', unEquipoRegistrado());
      elegidos.add(dueno);
    },
    recargar: async () => {
      pagina = await equipo.abrirPagina();
      return pagina.cofre;
    },
    llenar: () => {
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('no cabe', 'QuotaExceededError');
      });
    },
  };
});

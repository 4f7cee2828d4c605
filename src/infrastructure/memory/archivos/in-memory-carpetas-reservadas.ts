import type { CarpetasReservadas } from '@/application/archivos/carpetas-reservadas.port';

export const crearInMemoryCarpetasReservadas = (): CarpetasReservadas => {
  const rutas = new Set<string>();
  return {
    listar: async () => [...rutas].sort(),
    marcar: async (nuevas) => {
      for (const ruta of nuevas) rutas.add(ruta);
    },
    desmarcar: async (viejas) => {
      for (const ruta of viejas) rutas.delete(ruta);
    },
  };
};

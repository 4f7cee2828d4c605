import type { MediosDeCola } from '@/application/sin-red/cola-del-panel';

/** What a browser with one page gives to the queue. Time passes only when the test says so. */
export const mediosDeColaDePrueba = (): MediosDeCola => {
  const oyentes = new Set<() => void>();
  return {
    cambios: {
      avisar: () => {
        for (const oyente of oyentes) oyente();
      },
      oir: (alCambiar) => {
        oyentes.add(alCambiar);
        return () => {
          oyentes.delete(alCambiar);
        };
      },
    },
    aSolas: async (hacer) => {
      await hacer();
      return true;
    },
    esperar: () => () => undefined,
    hora: { preguntar: async () => undefined, ahora: () => null },
  };
};

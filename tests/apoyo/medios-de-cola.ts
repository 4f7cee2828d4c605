import type { MediosDeCola } from '@/application/sin-red/cola-del-panel';

/** What a browser gives to the queue. Time passes only when the test says so. */
export const mediosDeColaDePrueba = (): MediosDeCola => {
  const oyentes = new Set<() => void>();
  let ultimo: Promise<unknown> = Promise.resolve();
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
    enTurno: (hacer) => {
      const este = ultimo.then(hacer);
      ultimo = este.catch(() => undefined);
      return este;
    },
    esperar: () => () => undefined,
    hora: { preguntar: async () => undefined, ahora: () => null },
  };
};

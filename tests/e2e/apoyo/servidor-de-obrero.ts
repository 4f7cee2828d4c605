import { ServidorReal } from '@tests/e2e/apoyo/servidor';

/** The fixture of a server that lives as long as the worker which asked for it; each call makes another. */
export const servidorDeObrero = () =>
  [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use: (servidor: ServidorReal) => Promise<void>) => {
      const servidor = await ServidorReal.iniciar();
      await use(servidor);
      await servidor.borrar();
    },
    { scope: 'worker', timeout: 120_000 },
  ] as const;

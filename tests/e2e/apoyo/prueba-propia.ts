import { test as base } from '@tests/e2e/apoyo/prueba';
import { ServidorReal } from '@tests/e2e/apoyo/servidor';

/** Tests over a server that no other file touches: for journeys that count rows or change what everybody sees. */
export const pruebaConServidorPropio = () =>
  base.extend<object, { servidor: ServidorReal }>({
    servidor: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
      async ({}, use) => {
        const servidor = await ServidorReal.iniciar();
        await use(servidor);
        await servidor.borrar();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  });

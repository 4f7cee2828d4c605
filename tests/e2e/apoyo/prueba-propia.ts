import { test as base, servidorDeObrero } from '@tests/e2e/apoyo/prueba';
import type { ServidorReal } from '@tests/e2e/apoyo/servidor';

/** Tests over a server that no other file touches: for journeys that count rows or change what everybody sees. */
export const pruebaConServidorPropio = (entorno: Record<string, string> = {}) =>
  base.extend<object, { servidor: ServidorReal }>({ servidor: [...servidorDeObrero(entorno)] });

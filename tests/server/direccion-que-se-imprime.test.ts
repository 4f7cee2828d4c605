import { expect, it } from 'vitest';
import { comoDireccion } from '@/server/arranque/puerta';

it.each([
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['localhost', 'http://localhost:3000'],
  ['192.168.1.20', 'http://192.168.1.20:3000'],
  ['::1', 'http://[::1]:3000'],
])('la dirección que se imprime al escuchar en %s se puede abrir: %s', (anfitrion, direccion) => {
  expect(comoDireccion(anfitrion, { port: 3000 })).toBe(direccion);
});

import type { AddressInfo } from 'node:net';

/** Where a person opens what listens at `anfitrion`: 'all the addresses' is no place that a browser can go to. */
export const comoDireccion = (anfitrion: string, { port }: Pick<AddressInfo, 'port'>): string => {
  const nombre = ['0.0.0.0', '::'].includes(anfitrion) ? 'localhost' : anfitrion;
  return `http://${nombre.includes(':') ? `[${nombre}]` : nombre}:${port}`;
};

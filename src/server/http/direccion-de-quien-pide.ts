import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Some proxies add the port they were called from. */
const CON_PUERTO = /^(?:\[([\da-f:.]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/i;

/** Who asks, as the proxies in front tell it; the nearest of them when what they tell is no address. */
export const direccionDe = ({ ip, raw }: Pick<FastifyRequest, 'ip' | 'raw'>): string => {
  if (isIP(ip) !== 0) return ip;
  const [, v6, v4] = CON_PUERTO.exec(ip) ?? [];
  const sola = v6 ?? v4 ?? '';
  return isIP(sola) === 0 ? (raw.socket.remoteAddress ?? '') : sola;
};

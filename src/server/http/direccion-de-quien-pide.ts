import { isIP, isIPv4 } from 'node:net';
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

const V4_EN_V6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Hextets that the network gives out; the other half is chosen by whoever is in it. */
const HEXTETOS_DE_RED = 4;
const HEXTETOS = 8;

/** Those who answer for the same requests: one address or, of IPv6, its /64. */
export const redDe = (direccion: string): string => {
  const v4 = V4_EN_V6.exec(direccion)?.[1] ?? direccion;
  if (isIPv4(v4) || isIP(v4) === 0) return v4;
  const [antes = '', despues] = (v4.split('%')[0] ?? '').split('::');
  const partes = (texto: string): string[] => (texto === '' ? [] : texto.split(':'));
  const [primeras, ultimas] = [partes(antes), partes(despues ?? '')];
  const ceros = Array.from({ length: HEXTETOS - primeras.length - ultimas.length }, () => '0');
  const todas = despues === undefined ? primeras : [...primeras, ...ceros, ...ultimas];
  return `${todas
    .slice(0, HEXTETOS_DE_RED)
    .map((hexteto) => Number.parseInt(hexteto, 16).toString(16))
    .join(':')}::/64`;
};

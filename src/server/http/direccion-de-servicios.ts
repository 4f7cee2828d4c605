import type { FastifyRequest } from 'fastify';

/**
 * Address, without a final `/`, under which whoever asks reaches the services: the one that was set or, without it, the
 * one they asked at, which what they get in return can only hurt themselves. Behind a proxy it is what the proxy says.
 */
export const direccionDeServicios = (
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  { url, servicios }: { url: string; servicios: string | null },
): string => {
  if (servicios !== null) return servicios;
  const pedida = `${protocol}://${host}`;
  return URL.canParse(pedida) ? new URL(pedida).origin : url;
};

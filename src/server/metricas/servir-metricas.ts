import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';

export interface MetricasServidas {
  direccion: AddressInfo;
  cerrar(): void;
}

/** On a port of its own, which the proxy in front does not lead to. Rejects when the port cannot be had. */
export const servirMetricas = async (
  registro: Registry,
  actualizar: () => Promise<void>,
  { puerto, anfitrion }: { puerto: number; anfitrion: string },
): Promise<MetricasServidas> => {
  const servidor = createServer(async ({ method, url }, respuesta) => {
    if (method !== 'GET' || url !== '/metrics') return respuesta.writeHead(404).end();
    try {
      await actualizar();
      const texto = await registro.metrics();
      respuesta.writeHead(200, { 'content-type': registro.contentType }).end(texto);
    } catch {
      respuesta.writeHead(500).end();
    }
  });
  await new Promise<void>((resolver, rechazar) => {
    servidor.once('error', rechazar);
    servidor.listen({ port: puerto, host: anfitrion }, () => resolver());
  });
  return {
    direccion: servidor.address() as AddressInfo,
    cerrar: () => {
      servidor.close();
      servidor.closeAllConnections();
    },
  };
};

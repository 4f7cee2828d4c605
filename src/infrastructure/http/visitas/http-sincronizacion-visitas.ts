import type { SincronizacionVisitas } from '@/application/visitas/sincronizacion-visitas.port';
import { HTTP_TIMEOUT_MS } from '@/domain/shared/constantes';

/** `base` is `null` while no address is set: then nothing is sent (specification §7). */
export const crearHttpSincronizacionVisitas = (
  base: string | null,
  fetch: typeof globalThis.fetch,
): SincronizacionVisitas => ({
  enviar: async ({ count, timestamp }) => {
    if (base === null) return;
    const respuesta = await fetch(`${base}/visitor-count`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ count, timestamp }),
      keepalive: true,
      credentials: 'omit',
      signal: AbortSignal.timeout(HTTP_TIMEOUT_MS),
    });
    if (!respuesta.ok) throw new Error(`El contador de visitas respondió ${respuesta.status}`);
  },
});

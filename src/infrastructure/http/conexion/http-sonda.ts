import type { Sonda } from '@/application/conexion/sonda.port';
import type { Servicio } from '@/domain/shared/politica/politica-api';

interface Dependencias {
  fetch: typeof fetch;
  bases: Readonly<Record<Servicio, string>>;
  /** Milliseconds of a clock that never goes back. */
  cronometro: () => number;
}

/** A static host answers its own page for any path: that is not the service. */
const esPagina = (respuesta: Response): boolean =>
  respuesta.headers.get('content-type')?.includes('text/html') ?? false;

export const crearHttpSonda = ({ fetch, bases, cronometro }: Dependencias): Sonda => ({
  probar: async (servicio, limiteMs) => {
    const inicio = cronometro();
    const exito = await fetch(`${bases[servicio]}/health`, {
      cache: 'no-store',
      credentials: 'omit',
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(limiteMs),
    }).then(
      (respuesta) => respuesta.ok && !esPagina(respuesta),
      () => false,
    );
    return { success: exito, responseTime: Math.round(cronometro() - inicio) };
  },
});

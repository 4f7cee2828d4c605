import type { HoraDelServicio } from '@/application/sin-red/enviar-cola';
import { esPagina } from '../cliente/es-pagina';

interface Dependencias {
  fetch: typeof fetch;
  /** Address of the service. */
  base: string;
  /** Milliseconds that only go forward, whatever is done to the clock. */
  cronometro: () => number;
}

const ESPERA_MS = 10_000;

/** By the `Date` of its answers; another service, on another site, may not let it be read. */
export const crearHoraDelServicio = ({ fetch, base, cronometro }: Dependencias): HoraDelServicio => {
  let desfase: number | null = null;
  return {
    preguntar: async () => {
      const respuesta = await fetch(`${base}/health`, {
        cache: 'no-store',
        credentials: 'omit',
        headers: { Accept: 'application/json' },
        signal: AbortSignal.timeout(ESPERA_MS),
      });
      if (!respuesta.ok) throw new Error(`El servicio respondió ${respuesta.status}`);
      // The clock of a Wi-Fi that asks to sign in is of its router, which may think that it is 1970.
      if (esPagina(respuesta)) throw new Error('Respondió una página, y no el servicio');
      const dicha = Date.parse(respuesta.headers.get('date') ?? '');
      if (!Number.isNaN(dicha)) desfase = dicha - cronometro();
    },
    ahora: () => (desfase === null ? null : desfase + cronometro()),
  };
};

import type { Sonda } from '@/application/conexion/sonda.port';
import type { Salud } from '@/domain/operacion/salud';
import type { Servicio } from '@/domain/shared/politica/manifiesto';

interface Dependencias {
  fetch: typeof fetch;
  bases: Readonly<Record<Servicio, string>>;
  /** Milliseconds of a clock that never goes back. */
  cronometro: () => number;
}

/** A static host answers its own page for any path: that is not the service. */
const esPagina = (respuesta: Response): boolean =>
  respuesta.headers.get('content-type')?.includes('text/html') ?? false;

/** What the service says of the clock of its machine, if it says that it cannot be believed. */
const saltoDeReloj = async (respuesta: Response): Promise<number | null> => {
  const salud = (await respuesta.json().catch(() => null)) as Partial<Pick<Salud, 'clock'>> | null;
  return salud?.clock?.ok === false ? salud.clock.ms : null;
};

export const crearHttpSonda = ({ fetch, bases, cronometro }: Dependencias): Sonda => ({
  probar: async (servicio, limiteMs) => {
    const inicio = cronometro();
    const respuesta = await fetch(`${bases[servicio]}/health`, {
      cache: 'no-store',
      credentials: 'omit',
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(limiteMs),
    }).catch(() => null);
    const responseTime = Math.round(cronometro() - inicio);
    if (!respuesta?.ok || esPagina(respuesta)) return { success: false, responseTime };
    const clockJump = await saltoDeReloj(respuesta);
    return { success: true, responseTime, ...(clockJump === null ? {} : { clockJump }) };
  },
});

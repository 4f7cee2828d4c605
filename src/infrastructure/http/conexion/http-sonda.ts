import type { Sonda } from '@/application/conexion/sonda.port';
import type { Reloj } from '@/application/shared/equipo.port';
import type { Salud } from '@/domain/operacion/salud';
import { RELOJ_DISTINTO_TOLERADO_MS } from '@/domain/shared/constantes';
import type { Servicio } from '@/domain/shared/politica/manifiesto';
import { esPagina } from '../cliente/es-pagina';

interface Dependencias {
  fetch: typeof fetch;
  bases: Readonly<Record<Servicio, string>>;
  /** Milliseconds of a clock that never goes back. */
  cronometro: () => number;
  /** The clock of this device. */
  reloj: Reloj;
}

/** What the service says of the clock of its machine, if it says that it cannot be believed. */
const saltoDeReloj = async (respuesta: Response): Promise<number | null> => {
  const salud = (await respuesta.json().catch(() => null)) as Partial<Pick<Salud, 'clock'>> | null;
  return salud?.clock?.ok === false ? salud.clock.ms : null;
};

/** By the `Date` of the answer; another service, on another site, may not let it be read. */
const relojDistinto = (respuesta: Response, reloj: Reloj): number | null => {
  const distancia = reloj.ahora().getTime() - Date.parse(respuesta.headers.get('date') ?? '');
  return Math.abs(distancia) > RELOJ_DISTINTO_TOLERADO_MS ? distancia : null;
};

export const crearHttpSonda = ({ fetch, bases, cronometro, reloj }: Dependencias): Sonda => ({
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
    const deviceClock = relojDistinto(respuesta, reloj);
    const clockJump = await saltoDeReloj(respuesta);
    return {
      success: true,
      responseTime,
      ...(clockJump === null ? {} : { clockJump }),
      ...(deviceClock === null ? {} : { deviceClock }),
    };
  },
});

import type { ColaDeCorreo } from '@/application/shared/correo.port';
import type { Reloj } from '@/application/shared/equipo.port';
import { avisoDeCuentas } from '@/domain/configuracion/aviso-de-cuentas';
import { type CuentasEscritas, cambiosDeCuentas } from '@/domain/configuracion/cambio-de-cuentas';
import type { Configuracion } from '@/domain/configuracion/configuracion';

interface Dependencias {
  correos: Pick<ColaDeCorreo, 'agregar'>;
  reloj: Reloj;
  urlSitio: string;
}

interface CambioGuardado {
  antes: Pick<Configuracion, 'cuentas' | 'donaciones'>;
  despues: CuentasEscritas;
  /** E-mail of whoever changed them. */
  quien: string;
  /** Addresses of who administers, theirs too: a session that somebody else found is theirs. */
  administradores: readonly string[];
}

/** Once it is saved: a message that does not leave takes nothing back, and the state of the system tells. */
export const avisarCambioDeCuentas =
  ({ correos, reloj, urlSitio }: Dependencias) =>
  ({ antes, despues, quien, administradores }: CambioGuardado): void => {
    const cambios = cambiosDeCuentas(antes, despues);
    if (cambios.length === 0) return;
    const aviso = avisoDeCuentas({ cambios, quien, cuando: reloj.ahora().toISOString(), urlSitio });
    for (const para of administradores) correos.agregar({ para, ...aviso });
  };

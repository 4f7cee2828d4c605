import type { PanelEnMano } from '@tests/builders/panel-en-mano';
import type { Seccion } from '@/application/servicios/servicios-panel';
import { errorSinRespuesta } from '@/domain/shared/errores/catalogo-transporte';
import { crearInMemorySesionStore } from '@/infrastructure/memory/sesion/in-memory-sesion-store';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { borradoresEnMemoria } from '../apoyo/borradores-en-memoria';
import { unaSesion } from '../apoyo/servicios-falsos';
import { casaQueCobra } from '../financiero/apoyo';

type Caso = (...argumentos: never[]) => Promise<unknown>;

/**
 * One browser and one service whose answers are lost while `cortado`: what it is asked arrives (`llega`) or not, and
 * nobody hears of it. Its pages come and go; the drafts and what the service stores stay.
 */
export const abrirMundo = (
  servicio: Seccion,
  metodo: string,
  {
    llega = true,
    salvo = (_: unknown): boolean => false,
    ajustar = (_: PanelEnMano): void => undefined,
  } = {},
) => {
  const sesiones = crearInMemorySesionStore(unaSesion());
  const borradores = borradoresEnMemoria(sesiones, { ahora: () => new Date('2026-11-21T15:42:00Z') });
  const enviados: unknown[][] = [];
  const mundo: { cortado: boolean; rechazo: unknown } = { cortado: true, rechazo: null };
  let casos: Record<string, Caso> | null = null;
  let memoria: BaseMemoria | null = null;
  let pagina: ReturnType<typeof abrirEnMemoria> | null = null;

  const abrir = (ruta: string) => {
    pagina?.unmount();
    pagina = abrirEnMemoria(ruta, {
      sembrar: casaQueCobra,
      ajustar: (servicios) => {
        servicios.cargarBorradores = async () => borradores;
        servicios.hayBorradores = () => borradores.hay('1');
        // The next page talks to the same service as the one before.
        if (casos) Object.assign(servicios, { ...casos.servicios });
        const reales = servicios[servicio] as unknown as Record<string, Caso>;
        const real = reales[metodo] as Caso;
        if (!casos) {
          ajustar(servicios);
          reales[metodo] = async (...argumentos) => {
            enviados.push(argumentos);
            if (mundo.rechazo) throw mundo.rechazo;
            if (!mundo.cortado || salvo(argumentos[0])) return real(...argumentos);
            if (llega) await real(...argumentos).catch(() => undefined);
            throw errorSinRespuesta('red');
          };
          casos = { servicios: { ...servicios } as never };
        }
      },
    });
    memoria ??= pagina.memoria;
    return pagina;
  };
  return {
    abrir,
    borradores,
    enviados,
    volverLaRed: () => {
      mundo.cortado = false;
      mundo.rechazo = null;
    },
    /** The service answers again, and this is all that it says. */
    rechazar: (rechazo: unknown) => {
      mundo.rechazo = rechazo;
    },
    memoria: () => memoria as BaseMemoria,
  };
};

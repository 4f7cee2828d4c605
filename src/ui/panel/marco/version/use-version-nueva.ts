import { useCallback, useEffect, useRef, useState } from 'react';
import { DIRECCION_TRABAJADOR, type Mensaje } from '@/ui/app/instalable/protocolo';

/** `lista`: a release waits for somebody to say so. `cambiada`: it took over from another tab, and this page is older. */
export type VersionNueva = 'ninguna' | 'lista' | 'cambiada';

const UNA_HORA_MS = 3_600_000;
const CALMA_MS = 500;
/** More than the half minute for which Chromium may leave the old one in its place. */
const PACIENCIA_MS = 40_000;

const pausa = (ms: number) => new Promise<void>((listo) => setTimeout(listo, ms));

const decir = (trabajador: ServiceWorker | null, mensaje: Mensaje) => trabajador?.postMessage(mensaje);

const esNuestro = ({ active }: ServiceWorkerRegistration): boolean =>
  active !== null && new URL(active.scriptURL).pathname === DIRECCION_TRABAJADOR;

/** Calls back when a release has arrived whole and waits. Answers how to stop. */
const oirLista = (registro: ServiceWorkerRegistration, alEstar: () => void): (() => void) => {
  const mirar = () => {
    if (registro.waiting) alEstar();
  };
  const alLlegar = () => registro.installing?.addEventListener('statechange', mirar);
  mirar();
  alLlegar();
  registro.addEventListener('updatefound', alLlegar);
  return () => registro.removeEventListener('updatefound', alLlegar);
};

/** Calls back when a release takes the place of another. Answers how to stop. */
const oirRelevo = (trabajadores: ServiceWorkerContainer, alTomarElLugar: () => void): (() => void) => {
  // The first one takes nothing over: there was none.
  let habia = trabajadores.controller !== null;
  const alCambiar = () => {
    if (habia) alTomarElLugar();
    habia = true;
  };
  trabajadores.addEventListener('controllerchange', alCambiar);
  return () => trabajadores.removeEventListener('controllerchange', alCambiar);
};

/** A panel can stay open for days: it asks when somebody comes back to it, and every hour. Answers how to stop. */
const buscarSiempre = (registro: ServiceWorkerRegistration): (() => void) => {
  const buscar = () => {
    if (!document.hidden && navigator.onLine) registro.update().catch(() => undefined);
  };
  const turno = setInterval(buscar, UNA_HORA_MS);
  document.addEventListener('visibilitychange', buscar);
  return () => {
    clearInterval(turno);
    document.removeEventListener('visibilitychange', buscar);
  };
};

/**
 * Resolves when this page has brought nothing in a while. A worker that is asked for something while it is leaving starts
 * again, and Chromium leaves it in its place for half a minute more. A browser remembers some 250 of the things that were
 * brought: on a page that is older than that it is only a pause.
 */
export const enCalma = async (): Promise<void> => {
  const traidos = () => performance.getEntriesByType('resource').length;
  let antes: number;
  do {
    antes = traidos();
    await pausa(CALMA_MS);
  } while (traidos() !== antes);
};

/**
 * Keeps the panel on this device for when there is no network, and tells whether there is a newer one. `aplicar` puts it
 * in place and `recargar` is called; it answers false if that takes longer than anybody waits. `elegido`: whether somebody
 * chose to work without a network here.
 */
export const useVersionNueva = (recargar: () => void, elegido: () => boolean) => {
  const [version, setVersion] = useState<VersionNueva>('ninguna');
  const pedida = useRef(false);
  const alRecargar = useRef(recargar);
  alRecargar.current = recargar;

  useEffect(() => {
    const { serviceWorker: trabajadores } = navigator;
    if (!trabajadores) return;
    let dejar: readonly (() => void)[] = [];
    let vigente = true;
    const alTomarElLugar = () => {
      if (pedida.current) alRecargar.current();
      else setVersion('cambiada');
    };
    void trabajadores.ready.then((registro) => {
      if (!vigente || !esNuestro(registro)) return;
      decir(registro.active, { tipo: 'guardar', panel: true, elegido: elegido(), usados: [] });
      dejar = [
        oirLista(registro, () => setVersion('lista')),
        oirRelevo(trabajadores, alTomarElLugar),
        buscarSiempre(registro),
      ];
    });
    return () => {
      vigente = false;
      for (const parar of dejar) parar();
    };
  }, [elegido]);

  const aplicar = useCallback(async (): Promise<boolean> => {
    const registro = await navigator.serviceWorker?.getRegistration();
    // Another tab may have said so a moment ago.
    if (!registro?.waiting) {
      alRecargar.current();
      return true;
    }
    pedida.current = true;
    decir(registro.active, { tipo: 'soltar' });
    decir(registro.waiting, { tipo: 'aplicar' });
    await pausa(PACIENCIA_MS);
    // Whoever pressed is doing something else by then: late, it is announced and not put over it.
    pedida.current = false;
    return false;
  }, []);

  return { version, aplicar };
};

import { DIRECCION_TRABAJADOR, type Mensaje } from './protocolo';

declare global {
  interface Window {
    /** Where the browser has them. TypeScript's own library does not. */
    trustedTypes?: {
      createPolicy(
        nombre: string,
        reglas: { createScriptURL: (direccion: string) => string },
      ): { createScriptURL(direccion: string): string };
    };
  }
}

/** The policy that the pages allow by this name makes one address, and no other. */
const direccionDeConfianza = (): string =>
  window.trustedTypes
    ?.createPolicy('instalable', { createScriptURL: () => DIRECCION_TRABAJADOR })
    .createScriptURL('') ?? DIRECCION_TRABAJADOR;

/** Paths of what this page is made of, which was here before the worker could see it pass. */
const usados = (): string[] => [
  window.location.pathname,
  ...performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname),
];

const registrar = async (): Promise<void> => {
  const registro = await navigator.serviceWorker.register(direccionDeConfianza(), { scope: '/' });
  const avisar = (trabajador: ServiceWorker | null, mensaje: Mensaje) => trabajador?.postMessage(mensaje);
  const { active } = await navigator.serviceWorker.ready;
  avisar(active, { tipo: 'guardar', panel: false, elegido: false, usados: usados() });
  avisar(registro.waiting, { tipo: 'ceder' });
};

// A page works without a worker; only without a network it is missed.
if ('serviceWorker' in navigator) registrar().catch(() => undefined);

import type { Mensaje } from '../protocolo';
import type { Edicion } from './edicion';
import { crearGuardado } from './guardado';
import { crearResponder } from './responder';
import { esDePanel, tratoDe } from './trato';

declare const self: ServiceWorkerGlobalScope;
/** Written by the build before this code (scripts/build/sin-red.mjs). */
declare const EDICION: Edicion;

/** Not every browser has it, nor does TypeScript's library. */
interface ConRutas {
  addRoutes?(rutas: readonly { condition: { urlPattern: string }; source: 'network' }[]): Promise<unknown>;
}

const ahorra = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
const buscar: typeof fetch = (...argumentos) => self.fetch(...argumentos);
const guardado = crearGuardado({ edicion: EDICION, caches: self.caches, fetch: buscar, ahorra });

const alguienEnElPanel = async (): Promise<boolean> => {
  const paginas = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return paginas.some(({ url }) => esDePanel(EDICION, new URL(url).pathname));
};

// Whoever is in the panel says when; the site has nothing that a new release could take away.
const ceder = async (): Promise<void> => {
  if (!(await alguienEnElPanel())) await self.skipWaiting();
};

let soltar = (): void => undefined;
const soltado = new Promise<void>((listo) => {
  soltar = listo;
});
/** What goes on after an event, until a page says that another release is to take over. */
const despuesDe = (evento: ExtendableEvent, trabajo: Promise<unknown>): void =>
  evento.waitUntil(Promise.race([trabajo, soltado]));

const sinLugar = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

// A call of the panel would wake it up for nothing, and keep in its place one that is to leave.
const noAtenderServicios = async (evento: ConRutas): Promise<void> => {
  const aLaRed = (servicio: string) =>
    ({ condition: { urlPattern: `${servicio}/*` }, source: 'network' }) as const;
  // A browser that has it and does not understand these goes on without them.
  await evento.addRoutes?.(EDICION.servicios.map(aLaRed)).catch(() => undefined);
};

self.addEventListener('install', (evento) => {
  evento.waitUntil(noAtenderServicios(evento as ConRutas));
  evento.waitUntil(
    guardado
      .heredar()
      // Without room a new release still takes over: the one before it leaves its own.
      .catch((error: unknown) => {
        if (!sinLugar(error)) throw error;
      })
      .then(ceder),
  );
});

self.addEventListener('activate', (evento) => {
  evento.waitUntil(guardado.olvidarAnteriores().then(() => self.clients.claim()));
});

self.addEventListener('message', (evento) => {
  const mensaje = evento.data as Mensaje;
  if (mensaje.tipo === 'aplicar') evento.waitUntil(self.skipWaiting());
  else if (mensaje.tipo === 'ceder') evento.waitUntil(ceder());
  else if (mensaje.tipo === 'soltar') soltar();
  else if (mensaje.tipo === 'preguntar')
    evento.waitUntil(guardado.panelEntero().then((entero) => evento.ports[0]?.postMessage(entero)));
  // What does not come now is asked for again by the next page.
  else
    despuesDe(
      evento,
      guardado.completar(mensaje).catch(() => undefined),
    );
});

self.addEventListener('fetch', (evento) => {
  const trato = tratoDe(EDICION, evento.request, self.location.origin);
  if (!trato) return;
  const responder = crearResponder({
    edicion: EDICION,
    guardado,
    fetch: buscar,
    enLinea: () => navigator.onLine,
    esperar: (ms) => new Promise((listo) => setTimeout(listo, ms)),
    despues: (trabajo) => despuesDe(evento, trabajo),
  });
  evento.respondWith(responder(evento.request, trato));
});

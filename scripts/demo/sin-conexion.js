// Service worker of the static demo; the build puts the list of files and its name in place of the two constants.
const ARCHIVOS = [];
const NOMBRE = 'demo';
const INICIO = new URL('./', self.location).pathname;

const guardar = async () => {
  const memoria = await caches.open(NOMBRE);
  await memoria.addAll(ARCHIVOS.map((archivo) => INICIO + archivo));
  await self.skipWaiting();
};

const limpiar = async () => {
  const nombres = await caches.keys();
  const viejos = nombres.filter((nombre) => nombre.startsWith('demo') && nombre !== NOMBRE);
  await Promise.all(viejos.map((nombre) => caches.delete(nombre)));
  await self.clients.claim();
};

const deMemoria = async (pedido) => (await caches.open(NOMBRE)).match(pedido, { ignoreSearch: true });

// Pages from the network first, so that another program on the same address is never hidden by the demo.
const responder = async (peticion) => {
  if (peticion.mode !== 'navigate') return (await deMemoria(peticion)) ?? fetch(peticion);
  try {
    return await fetch(peticion);
  } catch {
    return (await deMemoria(INICIO)) ?? Response.error();
  }
};

self.addEventListener('install', (evento) => evento.waitUntil(guardar()));
self.addEventListener('activate', (evento) => evento.waitUntil(limpiar()));
self.addEventListener('fetch', (evento) => {
  const { method, url } = evento.request;
  if (method === 'GET' && new URL(url).origin === self.location.origin)
    evento.respondWith(responder(evento.request));
});

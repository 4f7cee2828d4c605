import { Agent, get, request } from 'node:http';
import { setTimeout as pausa } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

// What one account that may only read does at its worst, in a thread of its own so that whoever measures is not slowed down.

const { url, token, correo, hasta, conexiones, personas } = workerData;
const agente = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
const cuentas = new Map();
const contar = (estado) => cuentas.set(estado, (cuentas.get(estado) ?? 0) + 1);
const seguir = () => Date.now() < hasta;
const alguien = () => 1 + Math.floor(Math.random() * personas);
const cabeceras = { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' };

/** Reads the answer to its end and throws it away. */
const pedir = (ruta, { method = 'GET', cuerpo, headers = cabeceras } = {}) =>
  new Promise((resolver) => {
    const terminar = (estado) => {
      contar(estado);
      resolver();
    };
    const peticion = request(
      url + ruta,
      {
        method,
        agent: agente,
        headers: cuerpo ? { ...headers, 'content-type': 'application/json' } : headers,
      },
      (respuesta) => {
        respuesta.on('error', () => {}).on('close', () => terminar(respuesta.statusCode));
        respuesta.resume();
      },
    );
    peticion.on('error', () => terminar('cortada'));
    peticion.end(cuerpo && JSON.stringify(cuerpo));
  });

/** Asks for a whole list and does not read it. */
const pedirSinLeer = async (ruta) => {
  const peticion = get(url + ruta, { headers: cabeceras }, (respuesta) => respuesta.pause());
  peticion.on('error', () => {});
  await pausa(Math.min(5_000, Math.max(0, hasta - Date.now())));
  peticion.destroy();
  contar('sin leer');
};

/** Asks and hangs up. */
const pedirYColgar = async (ruta) => {
  const peticion = get(url + ruta, { headers: cabeceras });
  peticion.on('error', () => {});
  await pausa(30);
  peticion.destroy();
  contar('colgada');
};

const PALABRAS = 'ar an el os ia ez';
const panel = (ruta) => pedir(`/dashboard-api${ruta}`);

const TRAVESURAS = [
  () => panel('/mensualidades'),
  () => panel('/participantes'),
  () => panel('/acudientes'),
  () => pedirSinLeer('/dashboard-api/mensualidades'),
  () => pedirYColgar('/dashboard-api/mensualidades?buscar=ar&pagina=1'),
  () => panel(`/participantes?pagina=1&limite=200&buscar=${encodeURIComponent(PALABRAS)}`),
  () => panel(`/mensualidades?pagina=1&limite=200&buscar=${encodeURIComponent(PALABRAS)}`),
  () => panel(`/acudientes?buscar=${encodeURIComponent(PALABRAS)}`),
  () => panel('/participantes?pagina=900000&limite=200&orden=-actualizado_en'),
  () => panel('/participantes?con_saldo_vencido=true&sin_autorizacion=true'),
  () => panel(`/cartera?buscar=${encodeURIComponent(PALABRAS)}&limite=200`),
  () => panel('/recaudo?desde=2020-01-01&hasta=2030-12-31'),
  () => panel('/dashboard/resumen'),
  () => panel(`/participantes/${alguien()}/estado-de-cuenta.pdf`),
  () => panel(`/participantes/${alguien()}/paquete-de-ingreso.pdf`),
  () => panel(`/participantes/${alguien()}`),
  () => panel(`/participantes/${alguien()}`),
  () => pedir('/auth-api/auth/permission?role=CONSULTA'),
  () =>
    pedir('/auth-api/auth/login', {
      method: 'POST',
      cuerpo: { email: correo, password: 'no-es-esta-clave' },
    }),
  () => pedir('/dashboard-api/sedes', { headers: { authorization: `Bearer ${'x'.repeat(43)}` } }),
];

const insistir = async (primera) => {
  for (let i = primera; seguir(); i += 1) await TRAVESURAS[i % TRAVESURAS.length]();
};

/** Half of the connections do everything in turns; the others, always the same. */
const todas = Array.from({ length: conexiones }, (_, i) =>
  i % 2 === 0
    ? insistir(i)
    : (async () => {
        while (seguir()) await TRAVESURAS[i % TRAVESURAS.length]();
      })(),
);
// What does not answer in time is left.
await Promise.race([Promise.all(todas), pausa(hasta - Date.now() + 5_000)]);
parentPort.postMessage(Object.fromEntries(cuentas));
process.exit(0);

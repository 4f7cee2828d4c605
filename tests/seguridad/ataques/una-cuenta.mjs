import { Agent, request } from 'node:http';
import { setTimeout as pausa } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

const PAUSA_MS = 20;

const percentil95 = (valores) => {
  const orden = [...valores].sort((a, b) => a - b);
  return orden[Math.min(orden.length - 1, Math.ceil(orden.length * 0.95) - 1)] ?? Number.NaN;
};

const agente = new Agent({ keepAlive: true });

const pedir = (url, ruta, { token, method = 'GET', cuerpo }) =>
  new Promise((resolver) => {
    const inicio = performance.now();
    const peticion = request(
      url + ruta,
      {
        method,
        agent: agente,
        headers: {
          authorization: `Bearer ${token}`,
          ...(cuerpo ? { 'content-type': 'application/json' } : {}),
        },
      },
      (respuesta) => {
        let texto = '';
        respuesta.setEncoding('utf8').on('data', (trozo) => {
          texto += trozo;
        });
        respuesta.on('close', () =>
          resolver({ estado: respuesta.statusCode, texto, ms: performance.now() - inicio }),
        );
      },
    );
    peticion.on('error', (error) =>
      resolver({ estado: 0, texto: String(error), ms: performance.now() - inicio }),
    );
    peticion.end(cuerpo && JSON.stringify(cuerpo));
  });

/** Reads one record after another, as somebody at work would; answers how long each took and what went wrong. */
const leerDetalles = async ({ url, token, personas }, hasta) => {
  const [tiempos, fallas] = [[], []];
  for (let i = 0; Date.now() < hasta; i += 1) {
    const { estado, texto, ms } = await pedir(url, `/dashboard-api/participantes/${1 + (i % personas)}`, {
      token,
    });
    tiempos.push(ms);
    if (estado !== 200) fallas.push(`${estado} ${texto.slice(0, 200)}`);
    await pausa(PAUSA_MS);
  }
  return { tiempos, fallas };
};

const escribir = async ({ url, token }, hasta) => {
  const fallas = [];
  let hechas = 0;
  while (Date.now() < hasta) {
    const cuerpo = { nombre: `Escrita ${hechas}`, telefono: '3001234567' };
    const { estado, texto } = await pedir(url, '/dashboard-api/participantes', {
      token,
      method: 'POST',
      cuerpo,
    });
    hechas += 1;
    if (estado !== 201) fallas.push(`${estado} ${texto.slice(0, 200)}`);
    await pausa(PAUSA_MS);
  }
  return { hechas, fallas };
};

const trabajar = async (donde, ms) => {
  const hasta = Date.now() + ms;
  const [lectura, escritura] = await Promise.all([leerDetalles(donde, hasta), escribir(donde, hasta)]);
  return {
    p95: percentil95(lectura.tiempos),
    lecturas: lectura.tiempos.length,
    fallas: lectura.fallas,
    escritura,
  };
};

/**
 * Somebody works on a server while one account that may only read does its worst. Answers the p95 of the reads of one
 * record at rest and meanwhile, what failed, and what the attacker was answered.
 */
export const atacarConUnaCuenta = async ({
  url,
  administrador,
  consulta,
  personas,
  segundos,
  conexiones = 60,
}) => {
  const donde = { url, token: administrador, personas };
  const ms = segundos * 1_000;
  await trabajar(donde, Math.min(ms, 2_000));
  const quieto = await trabajar(donde, Math.min(ms, 15_000));
  const atacante = new Worker(new URL('./atacante.mjs', import.meta.url), {
    workerData: { url, ...consulta, personas, conexiones, hasta: Date.now() + ms },
  });
  const terminado = new Promise((resolver, rechazar) => {
    atacante.once('message', resolver).once('error', rechazar);
  });
  const atacado = await trabajar(donde, ms);
  return { quieto, atacado, razon: atacado.p95 / quieto.p95, respuestas: await terminado };
};

import { connect, type Socket } from 'node:net';
import { setTimeout as pausa } from 'node:timers/promises';
import { llamar } from '@tests/server/apoyo/llamar';
import { type ServidorDePrueba, servidorConBase } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface RespuestaCruda {
  estado: number;
  /** Header lines as they came. */
  cabecera: string;
  cuerpo: string;
}

const RESPUESTA = /^HTTP\/1\.1 (\d{3}) [^\r\n]*\r\n([\s\S]*)$/;

/** Bytes of the body the head announces; `null` when only the end of the connection tells. */
const anunciados = (cabecera: string): number | null => {
  const [, bytes] = /^content-length: (\d+)/im.exec(cabecera) ?? [];
  return bytes === undefined ? null : Number(bytes);
};

/** The answers in what arrived, one after another; informative ones (1xx) are not answers. */
const separar = (recibido: string): RespuestaCruda[] => {
  const respuestas: RespuestaCruda[] = [];
  for (let resto = recibido; resto !== ''; ) {
    const fin = resto.indexOf('\r\n\r\n');
    const [, estado = '0', cabecera = ''] = RESPUESTA.exec(resto.slice(0, fin < 0 ? undefined : fin)) ?? [];
    const cuerpo = fin < 0 ? '' : resto.slice(fin + 4);
    const largo = estado.startsWith('1') ? 0 : (anunciados(cabecera) ?? cuerpo.length);
    if (!estado.startsWith('1')) {
      respuestas.push({ estado: Number(estado), cabecera, cuerpo: cuerpo.slice(0, largo) });
    }
    resto = cuerpo.slice(largo);
  }
  return respuestas;
};

/** Nothing that is asked here takes longer: a connection still open then hangs. */
const ESPERA_MAXIMA_MS = 15_000;

const abrir = (url: string): Socket => {
  const { hostname, port } = new URL(url);
  return connect({ host: hostname, port: Number(port) });
};

/** Sends the bytes as they are and reads until the server closes. Throws when it does not. */
const hablarCrudo = async (url: string, ...trozos: (string | Buffer)[]): Promise<RespuestaCruda[]> => {
  const conexion = abrir(url);
  let recibido = '';
  conexion.setEncoding('latin1').on('data', (trozo: string) => {
    recibido += trozo;
  });
  // The server may cut while it is still being spoken to: what it said before is the answer.
  conexion.on('error', () => {});
  const cierre = new Promise<void>((resolve, reject) => {
    const reloj = setTimeout(
      () => reject(new Error(`La conexión quedó abierta; llegó: ${recibido.slice(0, 300)}`)),
      ESPERA_MAXIMA_MS,
    );
    conexion.once('close', () => {
      clearTimeout(reloj);
      resolve();
    });
  });
  for (const trozo of trozos) {
    conexion.write(trozo);
    await pausa(5);
  }
  await cierre.finally(() => conexion.destroy());
  return separar(recibido);
};

/** Sends the bytes and hangs up without listening. */
const colgar = async (url: string, ...trozos: (string | Buffer)[]): Promise<void> => {
  const conexion = abrir(url);
  conexion.on('error', () => {});
  for (const trozo of trozos) {
    conexion.write(trozo);
    await pausa(5);
  }
  conexion.destroy();
};

const SEDE = '{"nombre":"Sede cortada","direccion":"Calle 1"}';

let servidor: ServidorDePrueba;

beforeAll(async () => {
  servidor = await servidorConBase({ esperaSolicitudMs: 400 });
});
afterAll(() => servidor.cerrar());

const cabeza = (linea: string, ...cabeceras: string[]): string =>
  [`${linea} HTTP/1.1`, 'Host: localhost', ...cabeceras, '', ''].join('\r\n');
const alta = (...cabeceras: string[]): string =>
  cabeza(
    'POST /dashboard-api/sedes',
    `Authorization: Bearer ${servidor.tokenAdmin}`,
    'Content-Type: application/json',
    ...cabeceras,
  );
const salud = (...cabeceras: string[]): string => cabeza('GET /dashboard-api/health', ...cabeceras);
const CERRAR = 'Connection: close';

const unica = async (...trozos: (string | Buffer)[]): Promise<RespuestaCruda> => {
  const respuestas = await hablarCrudo(servidor.url, ...trozos);
  expect(respuestas).toHaveLength(1);
  return respuestas[0] as RespuestaCruda;
};
const esperarRechazo = ({ estado, cuerpo }: RespuestaCruda, esperado: number): void => {
  expect([estado, cuerpo]).toEqual([esperado, expect.any(String)]);
  const leido = JSON.parse(Buffer.from(cuerpo, 'latin1').toString()) as {
    message: string;
    error: { message: string; codigo: string };
  };
  expect(leido.error).toMatchObject({ message: leido.message, codigo: expect.any(String) });
  expect(leido.message).not.toMatch(/\b(?:bad|request|client|error:|invalid|timeout)\b/i);
};
const nadaGuardado = async (): Promise<void> => {
  const { estado, cuerpo } = await llamar(servidor, 'GET /dashboard-api/sedes', {
    token: servidor.tokenAdmin,
  });
  expect([estado, cuerpo.data]).toEqual([200, []]);
};

describe('lo que llega mal por la conexión', () => {
  it('un cuerpo cortado no guarda nada y el servicio sigue', async () => {
    for (const hasta of [0, 1, SEDE.length - 1]) {
      await colgar(servidor.url, alta(`Content-Length: ${SEDE.length}`), SEDE.slice(0, hasta));
    }
    await colgar(servidor.url, alta('Transfer-Encoding: chunked'), 'ff\r\n{"nombre"');
    await nadaGuardado();
  });

  it('un cuerpo que no termina de llegar recibe 408 y se corta', async () => {
    const lenta = await unica(alta(`Content-Length: ${SEDE.length}`), SEDE.slice(0, 9));
    esperarRechazo(lenta, 408);
    expect(lenta.cabecera.toLowerCase()).toContain('connection: close');
    await nadaGuardado();
  });

  it.each(['abc', '-1', '1, 2', '0x10', '99999999999999999999', '5\r\nContent-Length: 6'])(
    'un Content-Length «%s» recibe 400',
    async (largo) => {
      esperarRechazo(await unica(alta(`Content-Length: ${largo}`), SEDE), 400);
      await nadaGuardado();
    },
  );

  it('un Content-Length mayor que el límite recibe 413 sin leer el cuerpo', async () => {
    esperarRechazo(await unica(alta('Content-Length: 300000', CERRAR)), 413);
  });

  it('dos maneras de decir el tamaño, o un trozo imposible, reciben 400', async () => {
    const dobles = alta(`Content-Length: ${SEDE.length}`, 'Transfer-Encoding: chunked');
    esperarRechazo(await unica(dobles, SEDE), 400);
    for (const trozo of ['zz\r\n{}\r\n', 'fffffffffffffffff\r\n{', '2\r\n{}xx\r\n0\r\n\r\n']) {
      esperarRechazo(await unica(alta('Transfer-Encoding: chunked'), trozo), 400);
    }
    await nadaGuardado();
  });

  it('un cuerpo a trozos más grande que el límite recibe 413', async () => {
    const trozo = `10000\r\n${' '.repeat(65_536)}\r\n`;
    const respuesta = await unica(
      alta('Transfer-Encoding: chunked', CERRAR),
      ...Array(5).fill(trozo),
      '0\r\n\r\n',
    );
    esperarRechazo(respuesta, 413);
  });

  it('bytes que no son UTF-8 reciben 400 en vez de guardarse cambiados', async () => {
    const cuerpo = Buffer.from(SEDE.replace('cortada', 'cort\u00e1da'), 'latin1');
    esperarRechazo(await unica(alta(`Content-Length: ${cuerpo.length}`, CERRAR), cuerpo), 400);
    await nadaGuardado();
  });

  it('encabezados enormes, o sin fin, reciben 431', async () => {
    esperarRechazo(await unica(salud(`X-Relleno: ${'x'.repeat(20_000)}`)), 431);
    esperarRechazo(await unica(salud(...Array.from({ length: 3_000 }, (_, n) => `X-${n}: x`))), 431);
  });

  it.each([
    ['letras sueltas', 'hola\r\n\r\n'],
    ['un método que no existe', cabeza('SAQUEAR /dashboard-api/health')],
    ['un saludo de TLS', Buffer.from('16030100c8010000c40303', 'hex')],
    ['un saludo de HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['otra versión', 'GET /dashboard-api/health HTTP/7.1\r\nHost: localhost\r\n\r\n'],
    ['un nulo en la dirección', cabeza('GET /dashboard-api/\u0000health')],
    ['un nulo en un encabezado', salud('X-Nulo: a\u0000b')],
    ['un encabezado sin nombre', salud(': vacío')],
  ])('%s: 400 y la conexión se cierra', async (_que, bytes) => {
    esperarRechazo(await unica(bytes), 400);
  });

  it('basura después de una solicitud buena: se rechaza y se corta', async () => {
    const respuestas = await hablarCrudo(servidor.url, `${salud()}basura sin sentido\r\n\r\n`);
    esperarRechazo(respuestas.at(-1) as RespuestaCruda, 400);
  });

  it('cincuenta solicitudes seguidas por una conexión reciben sus cincuenta respuestas', async () => {
    const seguidas = `${salud().repeat(49)}${salud(CERRAR)}`;
    const respuestas = await hablarCrudo(servidor.url, seguidas);
    expect(respuestas.map(({ estado }) => estado)).toEqual(Array(50).fill(200));
  });

  it.each([
    ['dirección completa', cabeza('GET http://otro.example/dashboard-api/health', CERRAR)],
    ['OPTIONS *', cabeza('OPTIONS *', CERRAR)],
    ['TRACE', cabeza('TRACE /dashboard-api/health', CERRAR)],
    ['barras de más', cabeza('GET //dashboard-api//health', CERRAR)],
    ['sin Host', 'GET /dashboard-api/health HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['expectativa imposible', salud('Expect: milagro', CERRAR)],
    ['cambio de protocolo', salud('Upgrade: websocket', 'Connection: Upgrade, close')],
    ['GET con cuerpo', `${salud('Content-Length: 2', CERRAR)}{}`],
    ['cuerpo comprimido', () => `${alta('Content-Encoding: gzip', 'Content-Length: 2', CERRAR)}\x1f\x8b`],
  ])('%s: nunca 5xx y siempre hay respuesta', async (_que, bytes) => {
    const { estado } = await unica(typeof bytes === 'function' ? bytes() : bytes);
    expect(estado).toBeGreaterThanOrEqual(200);
    expect(estado).toBeLessThan(500);
  });

  it('quien cuelga mientras se le contesta no tumba nada', async () => {
    const lista = cabeza('GET /dashboard-api/openapi.json', `Authorization: Bearer ${servidor.tokenAdmin}`);
    await Promise.all(Array.from({ length: 30 }, () => colgar(servidor.url, lista)));
    expect((await unica(salud(CERRAR))).estado).toBe(200);
  });
});

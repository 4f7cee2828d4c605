import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitarLlegada } from '@/server/http/llegada';

const ESPERA_MS = 150;
const CUERPO = JSON.stringify({ nombre: 'Ana' });

let app: FastifyInstance;
let puerto: number;

beforeAll(async () => {
  app = Fastify();
  limitarLlegada(app, ESPERA_MS);
  app.addContentTypeParser('application/pdf', { parseAs: 'string' }, (_peticion, cuerpo, listo) =>
    listo(null, cuerpo),
  );
  app.post('/dashboard-api/sedes', async () => ({ recibido: true }));
  app.put('/dashboard-api/storage/object', async () => ({ recibido: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  puerto = (app.server.address() as { port: number }).port;
});
afterAll(() => app.close());

/** Sends the pieces one after the other, waiting before each of the later ones; answers all that came back. */
const enviar = (linea: string, tipo: string, piezas: readonly string[], pausaMs: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const largo = piezas.join('').length;
    const socket = connect(puerto, '127.0.0.1');
    let recibido = '';
    socket.setEncoding('utf8');
    socket.on('data', (trozo: string) => {
      recibido += trozo;
      // A whole answer on a connection that stays open.
      if (recibido.includes('"recibido":true')) socket.end();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(recibido));
    socket.write(
      `${linea} HTTP/1.1\r\nHost: x\r\nContent-Type: ${tipo}\r\nContent-Length: ${largo}\r\n\r\n${piezas[0]}`,
    );
    const siguiente = (i: number): void => {
      const pieza = piezas[i];
      if (pieza === undefined || socket.destroyed) return;
      setTimeout(() => {
        if (!socket.destroyed) socket.write(pieza);
        siguiente(i + 1);
      }, pausaMs);
    };
    siguiente(1);
  });

describe('un cuerpo que llega despacio', () => {
  it('recibe 408 en español y la conexión se corta, aunque siga goteando', async () => {
    const gotas = [...CUERPO];
    const respuesta = await enviar('POST /dashboard-api/sedes', 'application/json', gotas, ESPERA_MS);
    expect(respuesta).toMatch(/^HTTP\/1\.1 408 /);
    expect(respuesta).toMatch(/connection: close/i);
    expect(respuesta).toContain('La solicitud tardó demasiado en llegar');
    expect(respuesta).not.toContain('recibido');
  });

  it('el que llega a tiempo, en pedazos, se atiende', async () => {
    const mitades = [CUERPO.slice(0, 5), CUERPO.slice(5)];
    expect(await enviar('POST /dashboard-api/sedes', 'application/json', mitades, 1)).toMatch(
      /^HTTP\/1\.1 200 /,
    );
  });

  it('la subida de un archivo tiene más tiempo', async () => {
    const mitades = ['%PDF', '-1.4'];
    const respuesta = await enviar(
      'PUT /dashboard-api/storage/object',
      'application/pdf',
      mitades,
      ESPERA_MS * 3,
    );
    expect(respuesta).toMatch(/^HTTP\/1\.1 200 /);
  });
});

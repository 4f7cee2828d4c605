import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abrirCubeta } from '@/infrastructure/storage/s3/cubeta';

/** Takes connections and never answers, as a process that was stopped. */
let mudo: Server;
const conexiones = new Set<Socket>();

beforeAll(async () => {
  mudo = createServer((conexion) => {
    conexiones.add(conexion.on('error', () => undefined));
  });
  await new Promise<void>((resolver) => mudo.listen(0, '127.0.0.1', resolver));
});
afterAll(async () => {
  for (const conexion of conexiones) conexion.destroy();
  await new Promise((resolver) => mudo.close(resolver));
});

const abrir = (puerto: number) =>
  abrirCubeta(
    {
      endpoint: `http://127.0.0.1:${puerto}`,
      bucket: 'cubeta',
      region: 'us-east-1',
      accessKeyId: 'a',
      secretAccessKey: 'b',
    },
    { conexionMs: 300, respuestaMs: 300 },
  );

describe('el almacén de objetos que no contesta', () => {
  it.each([
    ['preguntar si está', (cubeta: ReturnType<typeof abrir>) => cubeta.existe('a.txt')],
    ['abrir', (cubeta: ReturnType<typeof abrir>) => cubeta.abrir('a.txt')],
    ['listar', (cubeta: ReturnType<typeof abrir>) => cubeta.listar('').next()],
    ['borrar', (cubeta: ReturnType<typeof abrir>) => cubeta.borrar('a.txt')],
    ['guardar', (cubeta: ReturnType<typeof abrir>) => cubeta.marcar('carpeta/')],
  ])('se deja, y se dice que no está disponible: %s', async (_que, pedir) => {
    const { port } = mudo.address() as AddressInfo;
    await expect(pedir(abrir(port))).rejects.toMatchObject({
      codigo: 'NO_DISPONIBLE',
      message: 'El almacén de archivos no está disponible en este momento',
    });
  });

  it('el que no existe, igual', async () => {
    await expect(abrir(1).existe('a.txt')).rejects.toMatchObject({ codigo: 'NO_DISPONIBLE' });
  });
});

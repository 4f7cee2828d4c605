import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { enDisco, firmarSubida, listados, MAXIMO, poner } from '@tests/server/apoyo/archivos';
import { type ServidorDePrueba, servidorConBase } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let servidor: ServidorDePrueba;

beforeAll(async () => {
  servidor = await servidorConBase();
});
afterAll(() => servidor.cerrar());

/** A body without Content-Length, in pieces. */
const aTrozos = (bytes: number): ReadableStream<Uint8Array> => {
  let faltan = bytes;
  return new ReadableStream({
    pull: (control) => {
      const trozo = Math.min(faltan, 65_536);
      if (trozo === 0) return control.close();
      control.enqueue(new Uint8Array(trozo));
      faltan -= trozo;
    },
  });
};
const mensajeDe = async (respuesta: Response) => ((await respuesta.json()) as { message: string }).message;
/** What is on the disk of that name, and whatever is half written. */
const restosDe = (nombre: string): string[] =>
  enDisco(servidor).filter((ruta) => ruta.includes(nombre) || ruta.endsWith('.parte'));
const SIN_LARGO = { duplex: 'half' } as RequestInit;

/** Sends a request written by hand and gives the status of each answer, once the server hangs up. */
const enCrudo = (url: string, cabeceras: string, cuerpo: Buffer): Promise<string[]> =>
  new Promise((resolve) => {
    const { hostname, port, pathname, search } = new URL(url);
    let texto = '';
    const enchufe = connect(Number(port), hostname, () => {
      enchufe.write(
        `PUT ${pathname}${search} HTTP/1.1\r\nHost: prueba\r\nContent-Type: application/pdf\r\n${cabeceras}\r\n\r\n`,
      );
      enchufe.write(cuerpo);
    });
    enchufe.on('data', (trozo) => {
      texto += trozo;
    });
    // The server may cut as soon as it refuses: what it said until then is what counts.
    enchufe.on('error', () => undefined);
    enchufe.on('close', () =>
      resolve([...texto.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, estado = '']) => estado)),
    );
  });

describe('límite de 10 MB (especificación §5 y §9)', () => {
  it('acepta 10.485.760 bytes, con o sin largo declarado', async () => {
    expect((await poner(await firmarSubida(servidor, 'justo.pdf'), new Uint8Array(MAXIMO))).status).toBe(204);
    const url = await firmarSubida(servidor, 'justo-a-trozos.pdf');
    expect((await poner(url, aTrozos(MAXIMO), SIN_LARGO)).status).toBe(204);
    expect(await listados(servidor)).toEqual(['justo-a-trozos.pdf', 'justo.pdf']);
  });

  it('rechaza un byte más, con o sin largo declarado, y no queda nada', async () => {
    const antes = enDisco(servidor);
    const declarado = await poner(await firmarSubida(servidor, 'grande.pdf'), new Uint8Array(MAXIMO + 1));
    expect(declarado.status).toBe(413);
    expect(await mensajeDe(declarado)).toBe('File size exceeds 10MB limit');
    const url = await firmarSubida(servidor, 'grande.pdf');
    const troceado = await poner(url, aTrozos(MAXIMO + 1), SIN_LARGO);
    expect(troceado.status).toBe(413);
    expect(await mensajeDe(troceado)).toBe('File size exceeds 10MB limit');
    expect(enDisco(servidor)).toEqual(antes);
  });

  it('un rechazo no borra lo que había con ese nombre', async () => {
    await poner(await firmarSubida(servidor, 'bueno.pdf'), 'primero');
    const otra = await firmarSubida(servidor, 'bueno.pdf', 'formatos', 'REEMPLAZAR');
    expect((await poner(otra, new Uint8Array(MAXIMO + 1))).status).toBe(413);
    expect(await listados(servidor)).toContain('bueno.pdf');
  });

  it('un Content-Length falso no engaña: por debajo, lo que sobra no entra; por encima, no queda nada', async () => {
    const corto = await firmarSubida(servidor, 'corto.pdf');
    const estados = await enCrudo(corto, 'Content-Length: 4', Buffer.from('holaY ESTO SOBRA\r\n\r\n'));
    expect(estados).toContain('400');
    const guardado = join(servidor.carpeta, 'archivos', 'formatos', 'corto.pdf');
    // Whether the rest was refused before or after, never more than what was declared.
    expect(existsSync(guardado) ? readFileSync(guardado, 'utf8') : 'hola').toBe('hola');
    await new Promise<void>((resolve) => {
      firmarSubida(servidor, 'largo.pdf').then((url) => {
        const peticion = request(url, {
          method: 'PUT',
          headers: { 'content-type': 'application/pdf', 'content-length': '5000' },
        });
        peticion.on('error', () => resolve());
        peticion.write('solo esto');
        setTimeout(() => peticion.destroy(new Error('corte')), 100);
      });
    });
    // The first may still be settling: whether it came in whole or not at all, nothing half done stays of either.
    await expect.poll(() => restosDe('largo')).toEqual([]);
    expect(await listados(servidor)).not.toContain('largo.pdf');
  });

  it('una subida cortada a la mitad no deja nada visible ni a medias', async () => {
    const control = new AbortController();
    const url = await firmarSubida(servidor, 'cortada.pdf');
    const lenta = new ReadableStream<Uint8Array>({
      start: (salida) => {
        salida.enqueue(new Uint8Array(100_000));
        setTimeout(() => control.abort(), 150);
      },
    });
    await expect(poner(url, lenta, { ...SIN_LARGO, signal: control.signal })).rejects.toThrow();
    await expect.poll(() => restosDe('cortada')).toEqual([]);
    expect(await listados(servidor)).not.toContain('cortada.pdf');
  });

  it('un archivo vacío se guarda', async () => {
    expect((await poner(await firmarSubida(servidor, 'vacio.pdf'), '')).status).toBe(204);
    expect(await listados(servidor)).toContain('vacio.pdf');
  });
});

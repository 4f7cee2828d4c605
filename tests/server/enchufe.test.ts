import { mkdtemp, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, type Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ErrorRespaldo } from '@/domain/respaldos/error-respaldo';
import { escucharConsola, pedirRespaldo, rutaDelEnchufe } from '@/server/consola/enchufe';

let carpeta: string;
beforeEach(async () => {
  carpeta = await mkdtemp(join(tmpdir(), 'enchufe-'));
});
afterEach(() => rm(carpeta, { recursive: true, force: true }));

const escuchar = async (respaldar: (salida: Writable) => Promise<void>) => {
  const avisar = vi.fn();
  const ruta = rutaDelEnchufe(carpeta);
  onTestFinished(escucharConsola(ruta, respaldar, avisar));
  await vi.waitFor(() => stat(ruta));
  return { ruta, avisar };
};
/** What a backup that is asked for brings; it has begun to come. */
const pedir = async (ruta: string) => {
  const llenar = await pedirRespaldo(ruta);
  const salida = new PassThrough();
  return { escrito: Promise.all([text(salida), llenar(salida)]).then(([todo]) => todo) };
};

describe('la consola con el servidor en marcha', () => {
  it('recibe lo que el servidor escribe, por un archivo que nadie más abre', async () => {
    const { ruta } = await escuchar(async (salida) => void salida.end('todo'));
    expect((await stat(ruta)).mode & 0o777).toBe(0o600);
    expect(await (await pedir(ruta)).escrito).toBe('todo');
  });

  it('mientras hace uno no empieza otro, y lo dice; después sí', async () => {
    let terminar = (): void => undefined;
    const { ruta } = await escuchar(async (salida) => {
      salida.write('a medias, ');
      await new Promise<void>((listo) => {
        terminar = listo;
      });
      salida.end('entero');
    });
    const primero = await pedir(ruta);
    await expect(pedirRespaldo(ruta)).rejects.toThrow(
      new ErrorRespaldo('El servidor ya está haciendo un respaldo: espere a que termine.'),
    );
    terminar();
    expect(await primero.escrito).toBe('a medias, entero');
    const otro = await pedir(ruta);
    terminar();
    expect(await otro.escrito).toBe('a medias, entero');
  });

  it('el que falla a medias se corta, queda escrito, y no impide el siguiente', async () => {
    const causa = new Error('sin espacio');
    let veces = 0;
    const { ruta, avisar } = await escuchar(async (salida) => {
      veces += 1;
      if (veces > 1) return void salida.end('bien');
      salida.write('algo');
      throw causa;
    });
    await expect(pedirRespaldo(ruta).then((llenar) => llenar(new PassThrough().resume()))).rejects.toThrow();
    expect(avisar).toHaveBeenCalledExactlyOnceWith('No se terminó un respaldo', causa);
    expect(await (await pedir(ruta)).escrito).toBe('bien');
  });

  it.each([
    ['GET', '/'],
    ['POST', '/respaldo'],
  ])('%s %s no es nada que sepa hacer', async (method, path) => {
    const respaldar = vi.fn();
    const { ruta } = await escuchar(respaldar);
    const estado = await new Promise((resolver, rechazar) => {
      request({ socketPath: ruta, path, method }, (respuesta) => resolver(respuesta.resume().statusCode))
        .once('error', rechazar)
        .end();
    });
    expect(estado).toBe(404);
    expect(respaldar).not.toHaveBeenCalled();
  });

  it('si nadie escucha, dice lo que dice el sistema', async () => {
    await expect(pedirRespaldo(rutaDelEnchufe(carpeta))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('una carpeta de nombre muy largo no impide arrancar: se avisa', async () => {
    const avisar = vi.fn();
    escucharConsola(`/${'a'.repeat(100)}`, async () => undefined, avisar)();
    expect(avisar).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('DATA_DIR es muy larga'), null);
  });
});

import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, type Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorRespaldo } from '@/domain/respaldos/error-respaldo';
import { escucharConsola, pedirRespaldo, rutaDelEnchufe } from '@/server/consola/enchufe';

let carpeta: string;
beforeEach(async () => {
  carpeta = await mkdtemp(join(tmpdir(), 'enchufe-'));
});
afterEach(() => rm(carpeta, { recursive: true, force: true }));

const escuchar = async (respaldar: (salida: Writable) => Promise<void>, ruta = rutaDelEnchufe(carpeta)) => {
  const avisar = vi.fn();
  const cerrar = escucharConsola(ruta, respaldar, avisar);
  await vi.waitFor(() => stat(ruta));
  return { ruta, avisar, cerrar };
};

describe('la consola con el servidor en marcha', () => {
  it('recibe lo que el servidor escribe, por un archivo que nadie más abre', async () => {
    const { ruta, cerrar } = await escuchar(async (salida) => void salida.end('todo'));
    expect((await stat(ruta)).mode & 0o777).toBe(0o600);
    const salida = new PassThrough();
    const escrito = text(salida);
    await (await pedirRespaldo(ruta))(salida);
    expect(await escrito).toBe('todo');
    cerrar();
  });

  it('mientras hace uno no empieza otro, y lo dice; después sí', async () => {
    let terminar = (): void => undefined;
    const { ruta, cerrar } = await escuchar(async (salida) => {
      salida.write('a medias, ');
      await new Promise<void>((listo) => {
        terminar = listo;
      });
      salida.end('entero');
    });
    const salida = new PassThrough();
    const escrito = text(salida);
    const primero = (await pedirRespaldo(ruta))(salida);
    await expect(pedirRespaldo(ruta)).rejects.toThrow(
      new ErrorRespaldo('El servidor ya está haciendo un respaldo: espere a que termine.'),
    );
    terminar();
    await primero;
    expect(await escrito).toBe('a medias, entero');
    const otro = (await pedirRespaldo(ruta))(new PassThrough().resume());
    terminar();
    await otro;
    cerrar();
  });

  it('el que falla a medias se corta, queda escrito, y no impide el siguiente', async () => {
    const causa = new Error('sin espacio');
    let veces = 0;
    const { ruta, avisar, cerrar } = await escuchar(async (salida) => {
      veces += 1;
      if (veces > 1) return void salida.end('bien');
      salida.write('algo');
      throw causa;
    });
    await expect(pedirRespaldo(ruta).then((llenar) => llenar(new PassThrough().resume()))).rejects.toThrow();
    expect(avisar).toHaveBeenCalledExactlyOnceWith('No se terminó un respaldo', causa);
    const salida = new PassThrough();
    const escrito = text(salida);
    await (await pedirRespaldo(ruta))(salida);
    expect(await escrito).toBe('bien');
    cerrar();
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

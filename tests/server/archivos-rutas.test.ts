import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { enDisco, poner, subir } from '@tests/server/apoyo/archivos';
import { llamar, revisar } from '@tests/server/apoyo/llamar';
import { type ServidorDePrueba, servidorConBase } from '@tests/server/apoyo/servidor-de-prueba';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abrirBodega } from '@/infrastructure/storage/abrir-bodega';
import { MAQUINA } from '@/infrastructure/storage/temporales/carpeta-temporal';

let servidor: ServidorDePrueba;

beforeAll(async () => {
  servidor = await servidorConBase();
  await subir(servidor, 'fijo.pdf');
});
afterAll(() => servidor.cerrar());

const PIEZAS = [
  '..',
  '.',
  '...',
  '/',
  '\\',
  '\u0000',
  '\n',
  '\u202e',
  '%2e%2e',
  '%2f',
  '~',
  '$HOME',
  'C:',
  '//',
  'etc',
  'passwd',
  'CON',
  'a'.repeat(260),
  'ñ'.repeat(130),
  '😀',
  '\ud800',
  ' ',
  'formatos',
  'fijo.pdf',
  '.bashrc',
  'archivos-en-camino',
];
const hostiles = fc.array(fc.constantFrom(...PIEZAS), { minLength: 1, maxLength: 6 }).map((p) => p.join(''));

const orden = (nombre: string, cuerpo: object) =>
  llamar(servidor, `POST /dashboard-api/storage/${nombre}`, { token: servidor.tokenAdmin, cuerpo });

describe('1.000 rutas y nombres hostiles', () => {
  it('ninguno sale de la bodega ni hace fallar al servidor', async () => {
    const muestra = fc.sample(hostiles, { numRuns: 1_000, seed: 20_261_121 });
    const probar = async (texto: string, i: number): Promise<void> => {
      const llamadas = [
        () => orden('upload-url', { path: 'formatos', fileName: texto, contentType: 'application/pdf' }),
        () => orden('upload-url', { path: texto, fileName: 'x.pdf', contentType: 'application/pdf' }),
        () => orden('create-folder', { name: texto, parentPath: 'formatos' }),
        () => orden('rename-folder', { oldName: 'nadie', newName: texto, parentPath: texto }),
        () =>
          orden('rename-file', {
            oldName: 'fijo.pdf',
            newName: `${texto}/../fijo.pdf`,
            parentPath: 'formatos',
          }),
        () => orden('delete-url', { path: texto }),
        () => orden('delete-folder', { path: `${texto}/..` }),
        () =>
          llamar(
            servidor,
            `GET /dashboard-api/storage/list?path=${encodeURIComponent(texto.replace(/\p{Surrogate}/gu, ''))}`,
            {
              token: servidor.tokenAdmin,
            },
          ),
      ];
      const respuesta = await (llamadas[i % llamadas.length] as (typeof llamadas)[number])();
      revisar(respuesta, JSON.stringify(texto));
      const { signedUrl } = respuesta.cuerpo;
      if (i % llamadas.length <= 1 && typeof signedUrl === 'string') {
        const subida = await poner(signedUrl, 'hola');
        expect([204, 409], texto).toContain(subida.status);
      }
    };
    for (let i = 0; i < muestra.length; i += 10)
      await Promise.all(muestra.slice(i, i + 10).map((texto, j) => probar(texto, i + j)));
    expect(readdirSync(join(servidor.carpeta, '..'))).toEqual(['datos']);
    expect(readdirSync(servidor.carpeta).sort()).toEqual(['archivos', 'archivos-en-camino']);
    expect(readdirSync(join(servidor.carpeta, 'archivos-en-camino'))).toEqual([]);
    expect(enDisco(servidor)).toContain('archivos/formatos/fijo.pdf');
  }, 240_000);

  it.each([
    ['../fuera.pdf', 'El nombre no puede contener / ni \\'],
    ['..', 'El nombre no puede ser solo puntos'],
    ['a\\b.pdf', 'El nombre no puede contener / ni \\'],
    ['a\u0000.pdf', 'Los datos contienen un carácter que no se puede guardar'],
    ['a\n.pdf', 'El nombre contiene un carácter que no se puede guardar'],
    [
      `${'x'.repeat(300)}.pdf`,
      'El nombre es demasiado largo: acórtelo a 255 caracteres o menos (las tildes cuentan por dos)',
    ],
    [' acta.pdf', 'El nombre no puede empezar ni terminar con un espacio'],
  ])('%j se rechaza en español', async (fileName, mensaje) => {
    const respuesta = await orden('upload-url', { path: 'formatos', fileName, contentType: '' });
    expect(respuesta.estado).toBe(400);
    expect(respuesta.cuerpo.message).toBe(mensaje);
  });

  it('un nombre con porcentajes se guarda, se baja y se borra tal cual', async () => {
    const nombre = '%2e%2e%2fa%2eb 100%.pdf';
    await subir(servidor, nombre);
    expect(enDisco(servidor)).toContain(`archivos/formatos/${nombre}`);
    const { cuerpo } = await llamar(
      servidor,
      `GET /dashboard-api/storage/download-url?path=${encodeURIComponent(`formatos/${nombre}`)}`,
      { token: servidor.tokenAdmin },
    );
    const descarga = await fetch(String(cuerpo.signedUrl));
    const disposicion = descarga.headers.get('content-disposition') ?? '';
    const [, exacto = ''] = /filename\*=UTF-8''(\S+)$/.exec(disposicion) ?? [];
    expect(decodeURIComponent(exacto)).toBe(nombre);
    // Old programs decode the other form too: there it brings nothing to decode.
    expect(/filename="([^"]*)"/.exec(disposicion)?.[1]).not.toContain('%');
    await descarga.text();
    const borrar = await orden('delete-url', { path: `formatos/${nombre}` });
    expect((await fetch(String(borrar.cuerpo.signedUrl), { method: 'DELETE' })).status).toBe(204);
    expect(enDisco(servidor)).not.toContain(`archivos/formatos/${nombre}`);
  });

  it('un nombre con emoji y tildes se guarda tal cual', async () => {
    await subir(servidor, 'Constancia 😀 añó.pdf');
    expect(enDisco(servidor)).toContain('archivos/formatos/Constancia 😀 añó.pdf');
  });
});

describe('enlaces simbólicos dentro de la bodega', () => {
  it('no se siguen, no se listan y no se sobrescriben', async () => {
    const fuera = join(servidor.carpeta, 'fuera');
    mkdirSync(fuera);
    writeFileSync(join(fuera, 'secreto.txt'), 'secreto');
    const raiz = join(servidor.carpeta, 'archivos');
    symlinkSync(fuera, join(raiz, 'enlace'));
    symlinkSync(join(fuera, 'secreto.txt'), join(raiz, 'formatos', 'enlace.pdf'));
    const lista = async (ruta: string) =>
      llamar(servidor, `GET /dashboard-api/storage/list?path=${ruta}`, { token: servidor.tokenAdmin });
    const raizListada = await lista('');
    expect(raizListada.cuerpo.folders).toContainEqual({ name: 'formatos', path: 'formatos' });
    expect(raizListada.texto).not.toContain('enlace');
    expect((await lista('enlace')).estado).toBe(409);
    expect((await lista('formatos')).texto).not.toContain('enlace.pdf');
    for (const path of ['enlace/secreto.txt', 'formatos/enlace.pdf'])
      expect((await orden('delete-url', { path })).estado).toBe(409);
    expect((await orden('delete-folder', { path: 'enlace' })).estado).toBe(409);
    for (const [fileName, path] of [
      ['nuevo.pdf', 'enlace'],
      ['enlace.pdf', 'formatos'],
    ] as const)
      expect((await orden('upload-url', { path, fileName, contentType: 'application/pdf' })).estado).toBe(
        409,
      );
    expect(readdirSync(fuera)).toEqual(['secreto.txt']);
  });
});

describe('al iniciar', () => {
  it('quita lo que un proceso muerto dejó a medias, y respeta lo de otros equipos', async () => {
    const camino = join(servidor.carpeta, 'archivos-en-camino');
    const muerto = join(camino, `${MAQUINA}.999999.7d9f7d5e-1111-4222-8333-444455556666.parte`);
    const ajeno = join(camino, 'otro-equipo.1.7d9f7d5e-1111-4222-8333-444455556666.parte');
    writeFileSync(muerto, 'medio archivo');
    writeFileSync(ajeno, 'medio archivo');
    await abrirBodega({ carpeta: servidor.carpeta });
    expect(existsSync(muerto)).toBe(false);
    expect(existsSync(ajeno)).toBe(true);
  });
});

import { enDisco, firmarSubida, listados, poner, subir } from '@tests/server/apoyo/archivos';
import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { llamar } from '@tests/server/apoyo/llamar';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';

let base: BaseDatosAbierta;
let servidor: ServidorDePrueba;
let ahora = Date.now();
const reloj = { ahora: () => new Date(ahora) };

beforeAll(async () => {
  base = await abrirPGliteDePrueba();
  servidor = await crearServidorDePrueba({ db: base.db, reloj });
});
afterAll(async () => {
  await servidor.cerrar();
  await base.cerrar();
});

const NEGATIVA = 'La dirección firmada no es válida, ya venció o ya se usó: pida otra e intente de nuevo';
const negada = async (respuesta: Response, caso = ''): Promise<void> => {
  expect(respuesta.status, caso).toBe(403);
  expect(((await respuesta.json()) as { message: string }).message).toBe(NEGATIVA);
};
const firmarDescarga = async (ruta: string, token = servidor.tokenConsulta): Promise<string> => {
  const { cuerpo } = await llamar(
    servidor,
    `GET /dashboard-api/storage/download-url?path=${encodeURIComponent(ruta)}`,
    { token },
  );
  return String(cuerpo.signedUrl);
};

describe('direcciones firmadas', () => {
  it('sirven sin sesión, una sola vez', async () => {
    const url = await firmarSubida(servidor, 'una-vez.pdf');
    expect((await poner(url, 'hola')).status).toBe(204);
    await negada(await poner(url, 'otra vez'));
    const descarga = await firmarDescarga('formatos/una-vez.pdf');
    expect(await (await fetch(descarga)).text()).toBe('hola');
    await negada(await fetch(descarga));
  });

  it('de veinte a la vez con la misma dirección, entra una', async () => {
    const url = await firmarSubida(servidor, 'carrera.pdf');
    const respuestas = await Promise.all(Array.from({ length: 20 }, () => poner(url, 'hola')));
    expect(respuestas.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(respuestas.filter(({ status }) => status === 403)).toHaveLength(19);
  });

  it('otro proceso sobre la misma base la acepta, y sabe cuál ya se usó', async () => {
    const otro = await crearServidorDePrueba({ db: base.db, reloj });
    const [aqui, alla] = [await firmarSubida(servidor, 'alla.pdf'), await firmarSubida(servidor, 'aqui.pdf')];
    expect((await poner(alla.replace(servidor.url, otro.url), 'hola')).status).toBe(204);
    expect((await poner(aqui, 'hola')).status).toBe(204);
    await negada(await poner(aqui.replace(servidor.url, otro.url), 'hola'));
    await otro.cerrar();
  });

  it('vencen al minuto', async () => {
    const url = await firmarSubida(servidor, 'tarde.pdf');
    ahora += 60_000;
    await negada(await poner(url, 'hola'));
    const aTiempo = await firmarSubida(servidor, 'a-tiempo.pdf');
    ahora += 59_000;
    expect((await poner(aTiempo, 'hola')).status).toBe(204);
    expect(await listados(servidor)).not.toContain('tarde.pdf');
  });

  it('no sirven con otro método, otro tipo, ni para lo que no se firmó', async () => {
    await subir(servidor, 'fija.pdf');
    const url = await firmarSubida(servidor, 'fija.pdf', 'formatos', 'REEMPLAZAR');
    await negada(await fetch(url));
    await negada(await fetch(url, { method: 'DELETE' }));
    await negada(await poner(url, 'hola', { headers: { 'content-type': 'text/html' } }));
    const sinFirma = await poner(`${servidor.url}/dashboard-api/storage/object`, 'hola');
    expect(sinFirma.status).toBe(400);
    expect(await (await fetch(await firmarDescarga('formatos/fija.pdf'))).text()).toBe('hola');
  });

  it('cualquier bit cambiado la anula, y nada se guarda', async () => {
    const url = await firmarSubida(servidor, 'bits.pdf');
    const [ruta = '', consulta = ''] = url.split('?');
    const antes = enDisco(servidor);
    const campos = [...new URLSearchParams(consulta)];
    expect(campos.map(([nombre]) => nombre)).toEqual([
      'metodo',
      'clave',
      'tipo',
      'maximo',
      'siExiste',
      'usuario',
      'rol',
      'credencial',
      'expira',
      'unico',
      'firma',
    ]);
    for (const [i, [nombre, valor]] of campos.entries()) {
      for (let letra = 0; letra < valor.length; letra += 1) {
        const bit = 1 << (letra % 7);
        const cambiado =
          valor.slice(0, letra) + String.fromCharCode(valor.charCodeAt(letra) ^ bit) + valor.slice(letra + 1);
        const otros = campos.with(i, [nombre, cambiado]);
        await negada(await poner(`${ruta}?${new URLSearchParams(otros)}`, 'hola'), `${nombre} ${cambiado}`);
      }
    }
    for (const [i] of campos.entries()) {
      const sinUno = new URLSearchParams(campos.toSpliced(i, 1));
      await negada(await poner(`${ruta}?${sinUno}`, 'hola'));
      const dosVeces = new URLSearchParams([...campos, campos[i] as [string, string]]);
      await negada(await poner(`${ruta}?${dosVeces}`, 'hola'));
    }
    await negada(await poner(`${url}&otro=1`, 'hola'));
    expect(enDisco(servidor)).toEqual(antes);
    expect((await poner(url, 'hola')).status).toBe(204);
  });
});

describe('descargas', () => {
  it.each([
    ['pagina.html', '<script>alert(1)</script>'],
    ['dibujo.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['guion.js', 'alert(1)'],
  ])('%s vuelve como adjunto, sin tipo que se interprete y encerrado', async (nombre, texto) => {
    await subir(servidor, nombre, texto);
    const respuesta = await fetch(await firmarDescarga(`formatos/${nombre}`));
    expect(await respuesta.text()).toBe(texto);
    expect(respuesta.headers.get('content-type')).toBe('application/octet-stream');
    expect(respuesta.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(respuesta.headers.get('x-content-type-options')).toBe('nosniff');
    expect(respuesta.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    expect(respuesta.headers.get('cache-control')).toContain('no-store');
  });

  it('el nombre vuelve entero aunque tenga comillas, tildes o emoji', async () => {
    const nombre = `Acta "nº 1" ñandú 😀 'x'.pdf`;
    await subir(servidor, nombre);
    const respuesta = await fetch(await firmarDescarga(`formatos/${nombre}`));
    const disposicion = respuesta.headers.get('content-disposition') ?? '';
    expect(decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(disposicion)?.[1] ?? '')).toBe(nombre);
    expect(disposicion).toContain('filename="Acta n 1 nandu  \'x\'.pdf"');
  });

  it('nunca son públicas: sin sesión no hay dirección', async () => {
    await subir(servidor, 'privado.pdf');
    for (const ruta of ['storage/files/formatos/privado.pdf', 'storage/formatos/privado.pdf'])
      expect((await llamar(servidor, `GET /dashboard-api/${ruta}`)).estado).toBe(404);
    const { estado } = await llamar(
      servidor,
      'GET /dashboard-api/storage/download-url?path=formatos/privado.pdf',
    );
    expect(estado).toBe(401);
  });
});

describe('permisos sobre los archivos (especificación §6)', () => {
  it.each(['upload-url', 'delete-url', 'create-folder', 'rename-folder', 'rename-file', 'delete-folder'])(
    'CONSULTA recibe el mensaje a la letra en %s',
    async (orden) => {
      const respuesta = await llamar(servidor, `POST /dashboard-api/storage/${orden}`, {
        token: servidor.tokenConsulta,
        cuerpo: { path: 'formatos', fileName: 'a.pdf', contentType: '' },
      });
      expect(respuesta.estado).toBe(403);
      expect(respuesta.cuerpo.message).toBe('Permission denied: Admin access required');
    },
  );
});

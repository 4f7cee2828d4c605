import { poner } from '@tests/server/apoyo/archivos';
import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { descripcionDe } from '@tests/server/apoyo/descripcion-de';
import { llamar } from '@tests/server/apoyo/llamar';
import {
  crearServidorDePrueba,
  type OpcionesServidor,
  type ServidorDePrueba,
} from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';

const PUBLICA = 'https://sitio.example';
const POR_EL_PROXY = { 'x-forwarded-host': 'panel.example', 'x-forwarded-proto': 'https' };
const OBJETO = '/dashboard-api/storage/object?metodo=';

describe('la dirección firmada es completa', () => {
  let base: BaseDatosAbierta;
  const abiertos: ServidorDePrueba[] = [];
  beforeAll(async () => {
    base = await abrirPGliteDePrueba();
  });
  afterAll(async () => {
    for (const abierto of abiertos) await abierto.cerrar();
    await base.cerrar();
  });
  const abrir = async (opciones: Partial<OpcionesServidor> = {}) => {
    const servidor = await crearServidorDePrueba({ db: base.db, ...opciones });
    abiertos.push(servidor);
    return servidor;
  };
  const firmar = async (servidor: ServidorDePrueba, cabeceras: Record<string, string> = {}) => {
    const { cuerpo, texto, estado } = await llamar(servidor, 'POST /dashboard-api/storage/upload-url', {
      token: servidor.tokenAdmin,
      cuerpo: { path: 'formatos', fileName: 'acta 1%.pdf', contentType: 'application/pdf' },
      cabeceras,
    });
    expect(estado, texto).toBe(200);
    return String(cuerpo.signedUrl);
  };

  it('sin nada puesto, desde donde se preguntó; y sirve tal cual para subir, bajar y borrar', async () => {
    const servidor = await abrir();
    const url = await firmar(servidor);
    expect(url).toContain(servidor.url + OBJETO);
    expect((await poner(url, 'hola')).status).toBe(204);
    const ruta = encodeURIComponent('formatos/acta 1%.pdf');
    const bajar = await llamar(servidor, `GET /dashboard-api/storage/download-url?path=${ruta}`, {
      token: servidor.tokenConsulta,
    });
    expect(await (await fetch(String(bajar.cuerpo.signedUrl))).text()).toBe('hola');
    const borrar = await llamar(servidor, 'POST /dashboard-api/storage/delete-url', {
      token: servidor.tokenAdmin,
      cuerpo: { path: 'formatos/acta 1%.pdf' },
    });
    expect((await fetch(String(borrar.cuerpo.signedUrl), { method: 'DELETE' })).status).toBe(204);
  });

  it('detrás de un proxy, la que dice el proxy; sin proxy, lo que otro diga no cuenta', async () => {
    const detras = await abrir({ detrasDeProxy: true });
    expect(await firmar(detras, POR_EL_PROXY)).toContain(`https://panel.example${OBJETO}`);
    const directo = await abrir();
    expect(await firmar(directo, POR_EL_PROXY)).toContain(directo.url + OBJETO);
  });

  it('la que se puso gana, y firma lo mismo', async () => {
    const servidor = await abrir({ urlSitio: `${PUBLICA}/`, detrasDeProxy: true });
    const url = await firmar(servidor, POR_EL_PROXY);
    expect(url).toContain(PUBLICA + OBJETO);
    expect((await poner(url.replace(PUBLICA, servidor.url), 'hola')).status).toBe(204);
  });

  it('si el sitio llama desde otro origen, la suya no es la de los servicios', async () => {
    const servidor = await abrir({ urlSitio: PUBLICA, origenesCors: [PUBLICA] });
    const url = await firmar(servidor, { origin: PUBLICA });
    expect(url).toContain(servidor.url + OBJETO);
    const previa = await fetch(url, {
      method: 'OPTIONS',
      headers: {
        origin: PUBLICA,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-type',
      },
    });
    expect([previa.status, previa.headers.get('access-control-allow-origin')]).toEqual([204, PUBLICA]);
  });

  it('cualquier parte cambiada sigue sin valer', async () => {
    const servidor = await abrir();
    const url = new URL(await firmar(servidor));
    url.searchParams.set('clave', 'formatos/otra.pdf');
    expect((await poner(url.href, 'hola')).status).toBe(403);
  });

  it('la descripción dice que es una dirección', () => {
    type Ruta = { post: { responses: { 200: { content: { 'application/json': { schema: object } } } } } };
    const rutas = descripcionDe('dashboard').paths as Record<string, Ruta>;
    const esquema = rutas['/storage/upload-url']?.post.responses[200].content['application/json'].schema;
    expect(esquema).toMatchObject({ properties: { signedUrl: { type: 'string', format: 'uri' } } });
  });
});

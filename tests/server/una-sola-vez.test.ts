import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { enDisco, poner, subir } from '@tests/server/apoyo/archivos';
import { crearCuenta } from '@tests/server/apoyo/crear-cuenta';
import { CUERPOS } from '@tests/server/apoyo/cuerpos-buenos';
import { llamar } from '@tests/server/apoyo/llamar';
import { servidorConDatos } from '@tests/server/apoyo/servidor-con-datos';
import type { ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POLITICA_API } from '@/domain/shared/politica/politica-api';

let servidor: ServidorDePrueba;
beforeAll(async () => {
  servidor = await servidorConDatos();
  await subir(servidor, 'viejo.pdf');
  for (const name of ['una', 'otra', 'reservable']) {
    await llamar(servidor, 'POST /dashboard-api/storage/create-folder', {
      token: servidor.tokenAdmin,
      cuerpo: { name, parentPath: 'formatos' },
    });
  }
  ALMACEN['/storage/trash/restore'] = { id: await enPapelera('vuelve.pdf') };
  ALMACEN['/storage/trash/delete'] = { id: await enPapelera('se-va.pdf') };
});
afterAll(() => servidor.cerrar());

/** Those that a key would not make safer: see docs/adr/0030. */
const SIN_CLAVE = new Set([
  '/auth/login',
  '/auth/logout',
  '/auth/logout/pendiente',
  '/auth/reset-password',
  '/auth/reset-password/confirm',
  '/auth/primer-administrador',
  '/auth/sesiones/cerrar',
  '/usuarios/{id}/contrasena-provisional',
  // Asked again while one is going, it is the same one.
  '/sistema/ensayo',
  // Each time it is another message.
  '/sistema/correo',
  // It needs an empty house, and has a test of its own: ejemplos.
  '/sistema/ejemplos',
  '/visitor-count',
]);

const ALMACEN: Record<string, Record<string, unknown>> = {
  '/storage/upload-url': { path: 'formatos', fileName: 'nuevo.pdf', contentType: 'application/pdf' },
  '/storage/delete-url': { path: 'formatos/viejo.pdf' },
  '/storage/create-folder': { name: 'nueva', parentPath: 'formatos' },
  '/storage/rename-folder': { oldName: 'una', newName: 'dos', parentPath: 'formatos' },
  '/storage/rename-file': { oldName: 'viejo.pdf', newName: 'renombrado.pdf', parentPath: 'formatos' },
  '/storage/delete-folder': { path: 'formatos/otra' },
  '/storage/reserve-folder': { path: 'formatos/reservable', reserved: true },
};

const enPapelera = async (nombre: string): Promise<unknown> => {
  await subir(servidor, nombre);
  const token = servidor.tokenAdmin;
  const { cuerpo } = await llamar(servidor, 'POST /dashboard-api/storage/delete-url', {
    token,
    cuerpo: { path: `formatos/${nombre}` },
  });
  await fetch(String(cuerpo.signedUrl), { method: 'DELETE' });
  const { cuerpo: papelera } = await llamar(servidor, 'GET /dashboard-api/storage/trash', { token });
  return (papelera.data as { id: string; name: string }[]).find(({ name }) => name === nombre)?.id;
};

/** They need somebody who pays, or something in their favour, or a payment that lives: `una-sola-vez-aparte` tries them. */
const DE_PAGADOR = [
  '/mensualidades/{id}/abonos/{abono}/sede',
  '/mensualidades/{id}/saldo-a-favor',
  '/pagadores/{clave}/devoluciones',
  '/pagadores/{clave}/devoluciones/{devolucion}/anular',
  '/pagadores/{clave}/devoluciones/{devolucion}/sede',
  '/pagadores/{clave}/gestiones',
  '/pagadores/{clave}/pagos',
  '/pagos/{id}/anular',
];
/** They carry no body: what tells one request from another is in the address. */
const DE_ENLACE = ['/pagadores/{clave}/enlaces', '/enlaces/{id}/revocar'];
/** It needs a closed month. */
const DE_CIERRE = ['/mensualidades/{id}/ajustes'];
/** They need something written and something published. */
const DEL_SITIO = ['/sitio/publicaciones', '/sitio/publicaciones/{numero}/volver'];
const APARTE = [...DE_PAGADOR, ...DE_ENLACE, ...DE_CIERRE, ...DEL_SITIO];
const POSTS = POLITICA_API.filter(
  ({ metodo, ruta }) => metodo === 'POST' && !SIN_CLAVE.has(ruta) && !APARTE.includes(ruta),
);
const conIds = (ruta: string): string => ruta.replace('{periodo}', '2026-10').replace(/\{\w+\}/g, '1');
const cuerpoDe = (ruta: string): Record<string, unknown> => {
  const cuerpo = ALMACEN[ruta] ?? CUERPOS[`POST /dashboard-api${conIds(ruta)}`];
  if (!cuerpo) throw new Error(`POST ${ruta} no tiene un cuerpo de prueba`);
  const { simular: _simular, ...deVerdad } = cuerpo;
  return deVerdad;
};
const enviar = (ruta: string, cuerpo: unknown, clave: string) =>
  llamar(servidor, `POST /dashboard-api${conIds(ruta)}`, {
    token: servidor.tokenAdmin,
    cuerpo,
    cabeceras: { 'idempotency-key': clave },
  });

/** Whoever is told that they have too much under way asks again, with the same key: see `turnos-de-solicitud`. */
const enviarConPaciencia: typeof enviar = async (ruta, cuerpo, clave) => {
  const respuesta = await enviar(ruta, cuerpo, clave);
  if (respuesta.estado !== 429) return respuesta;
  await setTimeout(Number(respuesta.cabeceras.get('retry-after')) * 1_000);
  return enviarConPaciencia(ruta, cuerpo, clave);
};

describe('Idempotency-Key en cada POST', () => {
  it.each(POSTS)('$ruta: diez iguales a la vez hacen una, y todas responden lo mismo', async ({ ruta }) => {
    const [clave, cuerpo] = [randomUUID(), cuerpoDe(ruta)];
    const respuestas = await Promise.all(
      Array.from({ length: 10 }, () => enviarConPaciencia(ruta, cuerpo, clave)),
    );
    const distintas = new Set(respuestas.map(({ estado, texto }) => `${estado} ${texto}`));
    expect([...distintas]).toHaveLength(1);
    expect(respuestas[0]?.estado, respuestas[0]?.texto).toBeLessThan(300);
    const despues = await enviar(ruta, cuerpo, clave);
    expect(`${despues.estado} ${despues.texto}`).toBe([...distintas][0]);
    const otro = await enviar(ruta, { ...cuerpo, ...distinto(ruta) }, clave);
    expect(otro.estado, otro.texto).toBe(422);
  });

  it('una llamada que falló se puede repetir con la misma clave', async () => {
    const clave = randomUUID();
    const cuerpo = { oldName: 'no-existe', newName: 'ahora-si', parentPath: 'formatos' };
    expect((await enviar('/storage/rename-folder', cuerpo, clave)).estado).toBe(404);
    await enviar('/storage/create-folder', { name: 'no-existe', parentPath: 'formatos' }, randomUUID());
    expect((await enviar('/storage/rename-folder', cuerpo, clave)).estado).toBe(204);
  });

  it('la clave de una persona no alcanza la respuesta de otra', async () => {
    const clave = randomUUID();
    const cuerpo = { path: 'formatos', fileName: 'ajeno.pdf', contentType: 'application/pdf' };
    const primera = await enviar('/storage/upload-url', cuerpo, clave);
    await crearCuenta(servidor, {
      email: 'otra@x.example',
      password: 'una clave larga',
      rol: 'ADMINISTRADOR',
    });
    const { token } = await servidor.servicios.autenticar(
      { email: 'otra@x.example', password: 'una clave larga' },
      'prueba',
    );
    const segunda = await llamar(servidor, 'POST /dashboard-api/storage/upload-url', {
      token,
      cuerpo,
      cabeceras: { 'idempotency-key': clave },
    });
    expect(segunda.cuerpo.signedUrl).not.toBe(primera.cuerpo.signedUrl);
    expect((await poner(String(primera.cuerpo.signedUrl), 'hola')).status).toBe(204);
    expect(enDisco(servidor)).toContain('archivos/formatos/ajeno.pdf');
  });
});

describe('version en cada PUT', () => {
  /** Neither changes a record that somebody else could have changed meanwhile. */
  // What is said again takes the place of what was said: there is nothing of anybody's to lose.
  const SIN_VERSION = new Set([
    '/storage/object',
    '/revision/decisiones',
    '/configuracion/logo',
    '/participantes/{id}/foto',
    '/participantes/{id}/papeles/{codigo}',
    '/pagadores/{clave}/canal-de-cobro',
  ]);
  const PUTS = POLITICA_API.filter(
    ({ metodo, ruta, servicio }) => metodo === 'PUT' && servicio === 'dashboard' && !SIN_VERSION.has(ruta),
  );
  it.each(PUTS)(
    '$ruta con una versión antigua: 409, con el registro guardado, y nada cambia',
    async ({ ruta }) => {
      const linea = `PUT /dashboard-api${conIds(ruta)}`;
      const { version: _version, ...cuerpo } = CUERPOS[linea] ?? {};
      const respuesta = await llamar(servidor, linea, {
        token: servidor.tokenAdmin,
        cuerpo: { ...cuerpo, version: 0 },
      });
      expect([respuesta.estado, respuesta.cuerpo.error?.codigo], respuesta.texto).toEqual([
        409,
        'VERSION_OBSOLETA',
      ]);
      expect(respuesta.cuerpo.error?.actual?.version).toBeGreaterThan(0);
    },
  );
});

/** A change that makes the body of that call another one, and still a good one. */
function distinto(ruta: string): Record<string, unknown> {
  if (ruta.startsWith('/storage/'))
    return { path: 'formatos/distinto', name: 'distinto', newName: 'distinto', fileName: 'distinto.pdf' };
  if (ruta === '/sitio/vistas-previas') return { pagina: 'nosotros' };
  if (ruta === '/sitio/fotos') return { imagen: 'data:image/png;base64,AAAA' };
  if (ruta === '/cierres') return { periodo: '2026-09' };
  if (ruta === '/arqueos') return { contado: 2000 };
  if (ruta.endsWith('/anular') || ruta.endsWith('/eventos') || ruta.endsWith('/reabrir'))
    return { motivo: 'Otro motivo' };
  if (ruta.endsWith('/novedades')) return { texto: 'Otra cosa' };
  if (ruta.endsWith('/abonos')) return { valor: 999 };
  if (ruta.endsWith('/exportaciones')) return { filas: 36 };
  if (ruta.endsWith('/generar')) return { periodo: '2026-12' };
  if (ruta.endsWith('/importar')) return { filas: [{ nombre: 'Otra persona', telefono: '3001234568' }] };
  return ruta === '/usuarios'
    ? { rol: 'ADMINISTRADOR' }
    : ruta === '/acudientes'
      ? { nombres: 'Otra' }
      : ruta === '/mensualidades'
        ? { valor: 2_000 }
        : { nombre: 'Otro nombre' };
}

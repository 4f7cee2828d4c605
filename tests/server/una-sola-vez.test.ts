import { randomUUID } from 'node:crypto';
import { unaParte } from '@tests/builders/un-sitio';
import { enDisco, poner, subir } from '@tests/server/apoyo/archivos';
import { crearCuenta } from '@tests/server/apoyo/crear-cuenta';
import { CUERPOS } from '@tests/server/apoyo/cuerpos-buenos';
import { fabricarMensualidad, fabricarParticipante } from '@tests/server/apoyo/fabricar';
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

/** They need somebody who pays, or something in their favour, or a payment: they are tried last, by themselves. */
const DE_PAGADOR = [
  '/mensualidades/{id}/saldo-a-favor',
  '/pagadores/{clave}/devoluciones',
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

describe('Idempotency-Key en cada POST', () => {
  it.each(POSTS)('$ruta: diez iguales a la vez hacen una, y todas responden lo mismo', async ({ ruta }) => {
    const [clave, cuerpo] = [randomUUID(), cuerpoDe(ruta)];
    const respuestas = await Promise.all(Array.from({ length: 10 }, () => enviar(ruta, cuerpo, clave)));
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

describe('Idempotency-Key en lo que mueve un saldo a favor', () => {
  it('diez iguales a la vez hacen una, y todas responden lo mismo', async () => {
    const token = servidor.tokenAdmin;
    const { id: participante } = await fabricarParticipante(servidor, { nombre: 'Quien paga de más' });
    const pagada = await fabricarMensualidad(servidor, participante, { periodo: '2025-01', valor: 500 });
    const debida = await fabricarMensualidad(servidor, participante, { periodo: '2025-02', valor: 500 });
    const pago = { fecha: '2026-11-01', valor: 600, medio: 'EFECTIVO', a_favor: 100 };
    await llamar(servidor, `POST /dashboard-api/mensualidades/${pagada.id}/abonos`, { token, cuerpo: pago });
    const devolucion = { fecha: '2026-11-01', valor: 30, medio: 'EFECTIVO', motivo: 'La pidió la familia' };
    for (const [ruta, cuerpo] of [
      [`/mensualidades/${debida.id}/saldo-a-favor`, { valor: 20 }],
      [`/pagadores/participante-${participante}/devoluciones`, devolucion],
    ] as const) {
      const clave = randomUUID();
      const respuestas = await Promise.all(Array.from({ length: 10 }, () => enviar(ruta, cuerpo, clave)));
      expect(new Set(respuestas.map(({ estado, texto }) => `${estado} ${texto}`)).size).toBe(1);
      expect(respuestas[0]?.estado, respuestas[0]?.texto).toBeLessThan(300);
      expect((await enviar(ruta, { ...cuerpo, valor: 1 }, clave)).estado).toBe(422);
    }
    const { cuerpo } = await llamar(
      servidor,
      `GET /dashboard-api/pagadores/participante-${participante}/saldo-a-favor`,
      { token },
    );
    expect(cuerpo.saldo).toBe(100 - 20 - 30);
  });
});

describe('Idempotency-Key en un pago de varias mensualidades', () => {
  it('diez iguales a la vez hacen uno, y diez anulaciones, una', async () => {
    const { id: participante } = await fabricarParticipante(servidor, { nombre: 'Quien paga varias' });
    const una = await fabricarMensualidad(servidor, participante, { periodo: '2025-01', valor: 500 });
    const otra = await fabricarMensualidad(servidor, participante, { periodo: '2025-02', valor: 500 });
    const pago = {
      fecha: '2026-11-01',
      valor: 800,
      medio: 'EFECTIVO',
      partes: [una, otra].map(({ id }, n) => ({ mensualidad_id: id, valor: n === 0 ? 500 : 200 })),
    };
    const repetido = async (ruta: string, cuerpo: Record<string, unknown>, otro: object) => {
      const clave = randomUUID();
      const respuestas = await Promise.all(Array.from({ length: 10 }, () => enviar(ruta, cuerpo, clave)));
      expect(new Set(respuestas.map(({ estado, texto }) => `${estado} ${texto}`)).size).toBe(1);
      expect(respuestas[0]?.estado, respuestas[0]?.texto).toBeLessThan(300);
      expect((await enviar(ruta, { ...cuerpo, ...otro }, clave)).estado).toBe(422);
      return respuestas[0]?.cuerpo;
    };
    const hecho = await repetido(`/pagadores/participante-${participante}/pagos`, pago, { valor: 801 });
    expect(hecho).toMatchObject({ valor: 800, excedente: 100, partes: [{ saldo: 0 }, { saldo: 300 }] });
    const motivo = { motivo: 'No llegó' };
    const anulado = await repetido(`/pagos/${hecho?.id}/anular`, motivo, { motivo: 'Otro motivo' });
    expect(anulado).toMatchObject({ partes: [{ saldo: 500 }, { saldo: 500 }] });
  });
});

describe('Idempotency-Key en lo que se hace para cobrar', () => {
  it('diez iguales a la vez hacen una, y todas responden lo mismo', async () => {
    const { id } = await fabricarParticipante(servidor, { nombre: 'Quien recibe un mensaje' });
    const ruta = `/pagadores/participante-${id}/gestiones`;
    const cuerpo = { canal: 'WHATSAPP', resultado: 'ENVIADO', momento: '2026-11-19T15:00:00Z' };
    const clave = randomUUID();
    const respuestas = await Promise.all(Array.from({ length: 10 }, () => enviar(ruta, cuerpo, clave)));
    expect(new Set(respuestas.map(({ estado, texto }) => `${estado} ${texto}`)).size).toBe(1);
    expect(respuestas[0]?.estado, respuestas[0]?.texto).toBe(201);
    expect((await enviar(ruta, { ...cuerpo, nota: 'Otra' }, clave)).estado).toBe(422);
  });
});

describe('Idempotency-Key en los enlaces de una familia', () => {
  it('diez iguales a la vez hacen uno, con la misma dirección, y se revoca una vez', async () => {
    const pagador = async () => {
      const { id } = await fabricarParticipante(servidor, { nombre: 'Quien recibe un enlace' });
      await fabricarMensualidad(servidor, id, { periodo: '2025-01', valor: 500 });
      return `/pagadores/participante-${id}/enlaces`;
    };
    const [uno, otro] = [await pagador(), await pagador()];
    const numeros: number[] = [];
    for (const ruta of [uno, otro]) {
      const clave = randomUUID();
      const respuestas = await Promise.all(Array.from({ length: 10 }, () => enviar(ruta, undefined, clave)));
      expect(new Set(respuestas.map(({ estado, texto }) => `${estado} ${texto}`)).size).toBe(1);
      expect(respuestas[0]?.estado, respuestas[0]?.texto).toBe(201);
      expect((await enviar(ruta === uno ? otro : uno, undefined, clave)).estado).toBe(422);
      numeros.push(Number((respuestas[0]?.cuerpo.enlace as { id?: number } | undefined)?.id));
    }
    const clave = randomUUID();
    const [primero, segundo] = numeros.map((id) => `/enlaces/${id}/revocar`) as [string, string];
    const revocados = await Promise.all(Array.from({ length: 10 }, () => enviar(primero, undefined, clave)));
    expect(new Set(revocados.map(({ estado, texto }) => `${estado} ${texto}`)).size).toBe(1);
    expect(revocados[0]?.estado, revocados[0]?.texto).toBe(200);
    expect((await enviar(segundo, undefined, clave)).estado).toBe(422);
    expect((await enviar(primero, undefined, randomUUID())).estado).toBe(409);
  });
});

describe('Idempotency-Key en lo que corrige un mes cerrado', () => {
  it('diez iguales a la vez hacen una, y todas responden lo mismo', async () => {
    const token = servidor.tokenAdmin;
    const { id: participante } = await fabricarParticipante(servidor, { nombre: 'A quien se le corrige' });
    const debida = await fabricarMensualidad(servidor, participante, { periodo: '2025-03', valor: 500 });
    await llamar(servidor, 'POST /dashboard-api/cierres', { token, cuerpo: { periodo: '2025-03' } });
    const ruta = `/mensualidades/${debida.id}/ajustes`;
    const [clave, cuerpo] = [randomUUID(), { valor: 20, motivo: 'Se cobró de más' }];
    const respuestas = await Promise.all(Array.from({ length: 10 }, () => enviar(ruta, cuerpo, clave)));
    expect(new Set(respuestas.map(({ estado, texto }) => `${estado} ${texto}`)).size).toBe(1);
    expect(respuestas[0]?.estado, respuestas[0]?.texto).toBe(201);
    expect(respuestas[0]?.cuerpo.saldo).toBe(480);
    expect((await enviar(ruta, { ...cuerpo, valor: 1 }, clave)).estado).toBe(422);
  });
});

describe('Idempotency-Key en las publicaciones del sitio', () => {
  it('diez iguales a la vez publican una versión, y se vuelve a otra una vez', async () => {
    const token = servidor.tokenAdmin;
    const escribir = async (frase: string): Promise<number> => {
      const cuerpo = { portada: unaParte('portada', { frase }) };
      const escrito = await llamar(servidor, 'PUT /dashboard-api/sitio/borrador', { token, cuerpo });
      return Number(escrito.cuerpo.version);
    };
    const unaVez = async (ruta: string, version: number): Promise<number> => {
      const clave = randomUUID();
      const respuestas = await Promise.all(
        Array.from({ length: 10 }, () => enviar(ruta, { version }, clave)),
      );
      expect(new Set(respuestas.map(({ estado, texto }) => `${estado} ${texto}`)).size).toBe(1);
      expect(respuestas[0]?.estado, respuestas[0]?.texto).toBe(201);
      expect((await enviar(ruta, { version: version + 9 }, clave)).estado).toBe(422);
      return Number(respuestas[0]?.cuerpo.numero);
    };
    const primera = await unaVez('/sitio/publicaciones', await escribir('Una frase'));
    const segunda = await unaVez('/sitio/publicaciones', await escribir('Otra frase'));
    expect(segunda).toBe(primera + 1);
    const { cuerpo } = await llamar(servidor, 'GET /dashboard-api/sitio', { token });
    const vuelta = await unaVez(`/sitio/publicaciones/${primera}/volver`, Number(cuerpo.version));
    expect(vuelta).toBe(segunda + 1);
  });
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

import { randomUUID } from 'node:crypto';
import { unaParte } from '@tests/builders/un-sitio';
import { fabricarMensualidad, fabricarParticipante, fabricarSede } from '@tests/server/apoyo/fabricar';
import { llamar } from '@tests/server/apoyo/llamar';
import { servidorConDatos } from '@tests/server/apoyo/servidor-con-datos';
import type { ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// The calls that `una-sola-vez` leaves out, because each needs something of its own first.
let servidor: ServidorDePrueba;
beforeAll(async () => {
  servidor = await servidorConDatos();
});
afterAll(() => servidor.cerrar());

const enviar = (ruta: string, cuerpo: unknown, clave: string) =>
  llamar(servidor, `POST /dashboard-api${ruta}`, {
    token: servidor.tokenAdmin,
    cuerpo,
    cabeceras: { 'idempotency-key': clave },
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

describe('Idempotency-Key en la sede que recibió un pago', () => {
  it('diez iguales a la vez la corrigen una vez, y todas responden lo mismo', async () => {
    const { id: participante } = await fabricarParticipante(servidor, { nombre: 'Quien paga en otra sede' });
    const { id } = await fabricarMensualidad(servidor, participante, { periodo: '2025-01', valor: 500 });
    const { id: otra } = await fabricarSede(servidor, { nombre: 'Otra sede' });
    const { cuerpo: pagada } = await llamar(servidor, `POST /dashboard-api/mensualidades/${id}/abonos`, {
      token: servidor.tokenAdmin,
      cuerpo: { fecha: '2026-11-01', valor: 500, medio: 'EFECTIVO' },
    });
    const [abono] = pagada.abonos as { id: number }[];
    const ruta = `/mensualidades/${id}/abonos/${abono?.id}/sede`;
    const clave = randomUUID();
    const respuestas = await Promise.all(
      Array.from({ length: 10 }, () => enviar(ruta, { sede_id: otra }, clave)),
    );
    expect(new Set(respuestas.map(({ estado, texto }) => `${estado} ${texto}`)).size).toBe(1);
    expect(respuestas[0]?.cuerpo).toMatchObject({ abonos: [{ sede_id: otra }] });
    expect((await enviar(ruta, { sede_id: 1 }, clave)).estado).toBe(422);
  });

  it('ni la de una devolución, que se anula una vez', async () => {
    const token = servidor.tokenAdmin;
    const { id: participante } = await fabricarParticipante(servidor, { nombre: 'A quien se le devuelve' });
    const { id } = await fabricarMensualidad(servidor, participante, { periodo: '2025-01', valor: 500 });
    const { id: otra } = await fabricarSede(servidor, { nombre: 'La que devolvió' });
    const pago = { fecha: '2026-11-01', valor: 600, medio: 'EFECTIVO', a_favor: 100 };
    await llamar(servidor, `POST /dashboard-api/mensualidades/${id}/abonos`, { token, cuerpo: pago });
    const devoluciones = `/pagadores/participante-${participante}/devoluciones`;
    const { cuerpo: devuelta } = await llamar(servidor, `POST /dashboard-api${devoluciones}`, {
      token,
      cuerpo: { fecha: '2026-11-01', valor: 30, medio: 'EFECTIVO', motivo: 'La pidió la familia' },
    });
    const suya = (devuelta.movimientos as { id: number }[]).at(-1);
    const [ruta, clave] = [`${devoluciones}/${suya?.id}/sede`, randomUUID()];
    const respuestas = await Promise.all(
      Array.from({ length: 10 }, () => enviar(ruta, { sede_id: otra }, clave)),
    );
    expect(new Set(respuestas.map(({ estado, texto }) => `${estado} ${texto}`)).size).toBe(1);
    expect(respuestas[0]?.cuerpo).toMatchObject({ saldo: 70, movimientos: [{}, { sede_id: otra }] });
    expect((await enviar(ruta, { sede_id: 1 }, clave)).estado).toBe(422);
    const [anular, otraClave] = [`${devoluciones}/${suya?.id}/anular`, randomUUID()];
    const motivo = { motivo: 'No se entregó' };
    const anuladas = await Promise.all(Array.from({ length: 10 }, () => enviar(anular, motivo, otraClave)));
    expect(new Set(anuladas.map(({ estado, texto }) => `${estado} ${texto}`)).size).toBe(1);
    expect(anuladas[0]?.cuerpo).toMatchObject({
      saldo: 100,
      movimientos: [{}, {}, { devolucion_id: suya?.id }],
    });
    expect((await enviar(anular, { motivo: 'Otro motivo' }, otraClave)).estado).toBe(422);
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

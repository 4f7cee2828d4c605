import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { fabricarMensualidad, fabricarParticipante } from '@tests/server/apoyo/fabricar';
import { leerPdf } from '@tests/server/apoyo/leer-pdf';
import { llamar } from '@tests/server/apoyo/llamar';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { AVISO_NO_ES_FACTURA } from '@/domain/mensualidades/papel-de-cobro';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';

const ABONO = { fecha: '2026-11-10', valor: 300_000, medio: 'NEQUI', referencia: 'M-77' };

describe('cobro: las rutas', () => {
  let base: BaseDatosAbierta;
  let servidor: ServidorDePrueba;
  let participante: number;
  let mensualidad: number;

  beforeAll(async () => {
    base = await abrirPGliteDePrueba();
    servidor = await crearServidorDePrueba({ db: base.db });
  });
  afterAll(async () => {
    await servidor.cerrar();
    await base.cerrar();
  });
  beforeEach(async () => {
    participante = (await fabricarParticipante(servidor, { nombre: 'Ana Ríos Muñoz' })).id;
    mensualidad = (await fabricarMensualidad(servidor, participante, { periodo: '2026-11' })).id;
  });

  const pedir = (linea: string, cuerpo?: unknown, cabeceras: Record<string, string> = {}) => {
    const [metodo, ruta] = linea.split(' ');
    return llamar(servidor, `${metodo} /dashboard-api${ruta}`, {
      token: servidor.tokenAdmin,
      ...(cuerpo === undefined ? {} : { cuerpo }),
      cabeceras,
    });
  };
  const abonar = async (datos: object = ABONO): Promise<Mensualidad> => {
    const { estado, cuerpo } = await pedir(`POST /mensualidades/${mensualidad}/abonos`, datos);
    expect(estado).toBe(201);
    return cuerpo as unknown as Mensualidad;
  };
  const abonoDe = (m: Mensualidad) => m.abonos.at(-1) as Mensualidad['abonos'][number];
  const pdf = async (ruta: string, token = servidor.tokenAdmin) => {
    const respuesta = await fetch(`${servidor.url}/dashboard-api${ruta}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return { respuesta, texto: respuesta.ok ? await leerPdf(await respuesta.arrayBuffer()) : '' };
  };

  it('un abono que no cabe se explica y no gasta número', async () => {
    const primero = Number(abonoDe(await abonar()).recibo);
    const caro = await pedir(`POST /mensualidades/${mensualidad}/abonos`, { ...ABONO, valor: 550_001 });
    expect(caro.estado).toBe(400);
    expect(caro.cuerpo.error?.campos?.valor).toContain('no puede superar el saldo');
    expect(abonoDe(await abonar({ ...ABONO, valor: 550_000 })).recibo).toBe(primero + 1);
    expect((await pedir(`POST /mensualidades/${mensualidad}/abonos`, ABONO)).estado).toBe(409);
  });

  it('la misma clave no cobra dos veces; con otros datos responde 422', async () => {
    const clave = { 'idempotency-key': `cobro-${mensualidad}` };
    const linea = `POST /mensualidades/${mensualidad}/abonos`;
    const [una, otra] = await Promise.all([pedir(linea, ABONO, clave), pedir(linea, ABONO, clave)]);
    expect([una.estado, otra.estado]).toEqual([201, 201]);
    expect(otra.texto).toBe(una.texto);
    expect((await pedir(`GET /mensualidades/${mensualidad}`)).cuerpo.abonos).toHaveLength(1);
    expect((await pedir(linea, { ...ABONO, valor: 1 }, clave)).estado).toBe(422);
  });

  it('quien solo consulta lee e imprime, y no escribe', async () => {
    const abono = abonoDe(await abonar());
    const token = servidor.tokenConsulta;
    const rutas = [
      `POST /dashboard-api/mensualidades/${mensualidad}/abonos`,
      `POST /dashboard-api/mensualidades/${mensualidad}/abonos/${abono.id}/anular`,
      'POST /dashboard-api/mensualidades/generar',
    ];
    for (const ruta of rutas) expect((await llamar(servidor, ruta, { token, cuerpo: {} })).estado).toBe(403);
    for (const ruta of [
      '/cartera',
      '/abonos',
      '/recaudo/tendencia',
      '/recaudo?desde=2026-11-01&hasta=2026-11-30',
    ])
      expect((await llamar(servidor, `GET /dashboard-api${ruta}`, { token })).estado).toBe(200);
    const { respuesta } = await pdf(`/mensualidades/${mensualidad}/abonos/${abono.id}/recibo.pdf`, token);
    expect(respuesta.status).toBe(200);
    expect(
      (await pdf(`/mensualidades/${mensualidad}/abonos/${abono.id}/recibo.pdf`, 'x')).respuesta.status,
    ).toBe(401);
  });

  it('un filtro de la lista basta para que responda por páginas', async () => {
    const { cuerpo } = await pedir(
      `GET /mensualidades?vencidas=true&buscar=munoz&participante_id=${participante}`,
    );
    expect(cuerpo.total).toBe(1);
    expect((cuerpo.data as object[])[0]).toMatchObject({
      participante_nombre: 'Ana Ríos Muñoz',
      saldo: 850_000,
      vencida: true,
    });
    const entera = await pedir('GET /mensualidades?periodo=2026-11');
    expect(entera.cuerpo).not.toHaveProperty('total');
    expect((await pedir('GET /mensualidades?vencidas=tal-vez')).estado).toBe(400);
  });

  it.each([
    ['GET /recaudo', 400],
    ['GET /recaudo?desde=2026-11-02&hasta=2026-11-01', 400],
    ['GET /recaudo?desde=2026-11-01&otro=1', 400],
    ['GET /recaudo?desde=2026-11-01&hasta=2026-11-02&otro=1', 200],
    ['GET /cartera?orden=clave', 400],
    ['GET /abonos?medio=CHEQUE', 400],
    ['GET /abonos?recibo=doce', 400],
    ['GET /abonos?solo_anulados=tal-vez', 400],
    ['GET /abonos?medio=SALDO_A_FAVOR&recibo=12&pagador=nadie&registrado_por=x&participante_id=x', 200],
    ['GET /abonos/suma?desde=ayer', 400],
    ['GET /abonos/suma?buscar=Ana&pagina=x', 200],
    ['GET /mensualidades/999999', 404],
    ['GET /participantes/999999/estado-de-cuenta', 404],
    ['GET /participantes/999999/estado-de-cuenta.pdf', 404],
    ['GET /mensualidades/999999/abonos/1/recibo.pdf', 404],
  ])('%s responde %i', async (linea, estado) => {
    expect((await pedir(linea)).estado).toBe(estado);
  });

  describe('el recibo en PDF', () => {
    it('dice quién, cuánto, en letras, y que no es una factura', async () => {
      const abono = abonoDe(await abonar({ ...ABONO, valor: 321_000 }));
      const ruta = `/mensualidades/${mensualidad}/abonos/${abono.id}/recibo.pdf`;
      const { respuesta, texto } = await pdf(ruta);
      expect(respuesta.headers.get('content-type')).toBe('application/pdf');
      expect(respuesta.headers.get('content-disposition')).toBe(
        `inline; filename="recibo-${abono.recibo}.pdf"`,
      );
      for (const parte of [
        `Recibo de pago N.º ${abono.recibo}`,
        'Ana Ríos Muñoz',
        'mar 10 nov 2026',
        '$ 321.000',
        'Trescientos veintiún mil pesos',
        'Nequi',
        'M-77',
        '$ 529.000',
        AVISO_NO_ES_FACTURA,
      ])
        expect(texto).toContain(parte);
      expect(texto).not.toContain('ANULADO');
    });

    it('anulado lo dice, con su motivo y el mismo número', async () => {
      const abono = abonoDe(await abonar());
      await pedir(`POST /mensualidades/${mensualidad}/abonos/${abono.id}/anular`, {
        motivo: 'Pagó otra persona',
      });
      const { texto } = await pdf(`/mensualidades/${mensualidad}/abonos/${abono.id}/recibo.pdf`);
      expect(texto).toContain('ANULADO');
      expect(texto).toContain('Pagó otra persona');
      expect(texto).toContain(`Recibo de pago N.º ${abono.recibo}`);
    });

    it('lo que la gente escribe es texto, aunque parezca otra cosa', async () => {
      const raro = '{text:"x"} <b>ñ</b> file:///etc/passwd';
      const abono = abonoDe(await abonar({ ...ABONO, referencia: raro }));
      const { texto } = await pdf(`/mensualidades/${mensualidad}/abonos/${abono.id}/recibo.pdf`);
      expect(texto).toContain(raro);
    });
  });

  it('en el estado de cuenta impreso lo exonerado no cobra, y las filas suman lo que dice el total', async () => {
    const { id } = await fabricarMensualidad(servidor, participante, { periodo: '2026-09', valor: 450_000 });
    await pedir(`PUT /mensualidades/${id}`, { estado: 'EXONERADA', motivo_anulacion: 'No puede pagar' });
    const { texto } = await pdf(`/participantes/${participante}/estado-de-cuenta.pdf`);
    expect(texto).toContain('Exonerada $ 0 $ 0 $ 0');
    expect(texto).toContain('Total $ 850.000 $ 0 $ 850.000');
  });

  it('el estado de cuenta en PDF lleva cada mensualidad, sus abonos y el saldo en letras', async () => {
    const { recibo } = abonoDe(await abonar());
    await fabricarMensualidad(servidor, participante, { periodo: '2026-10', valor: 450_000 });
    const { respuesta, texto } = await pdf(`/participantes/${participante}/estado-de-cuenta.pdf`);
    expect(respuesta.headers.get('content-type')).toBe('application/pdf');
    for (const parte of [
      'Estado de cuenta',
      'Ana Ríos Muñoz',
      'Mensualidad de octubre de 2026',
      'Mensualidad de noviembre de 2026',
      'Vencida',
      // Which of them each receipt paid.
      `mar 10 nov 2026 ${recibo} nov 2026 Nequi M-77`,
      '$ 1.000.000',
      'un millón de pesos',
    ])
      expect(texto).toContain(parte);
  });
});

import { CANARIOS } from '@tests/server/apoyo/casa-de-la-familia';
import { llamar } from '@tests/server/apoyo/llamar';
import { comparable, desconocido, usarVisita, type Visita } from '@tests/server/apoyo/visita-de-familia';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const DIA_MS = 86_400_000;

let visita: Visita;
usarVisita((abierta) => {
  visita = abierta;
});

describe('un enlace que no abre', () => {
  it('adivinar no sirve: ni al azar, ni parecido, ni roto', async () => {
    const { token } = await visita.casa.crearEnlace();
    const intentos = [
      ...Array.from({ length: 40 }, desconocido),
      token.slice(0, -1),
      `${token}A`,
      token.toUpperCase(),
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      '%20',
      "'%20or%20'1'='1",
      '..%2f..%2fetc',
      'x'.repeat(400),
    ];
    const primera = comparable(await visita.pedir(`/cuenta/${desconocido()}`));
    expect(primera.estado).toBe(404);
    for (const intento of intentos)
      expect(comparable(await visita.pedir(`/cuenta/${intento}`)), intento).toEqual(primera);
    expect(primera.texto).toContain('Pida uno nuevo a la fundación');
    expect(primera.texto).toContain('tel:+576044441234');
  });

  it('cualquier cosa en su lugar responde lo mismo', async () => {
    const primera = comparable(await visita.pedir(`/cuenta/${desconocido()}`));
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }), async (texto) => {
        const ruta = encodeURIComponent(texto);
        // Two dots are a folder to whoever calls, and an address that is not of this page.
        fc.pre(!/^\.{1,2}$/.test(texto));
        expect(comparable(await visita.pedir(`/cuenta/${ruta}`))).toEqual(primera);
      }),
      { numRuns: 60, seed: 20_261_124 },
    );
  });

  it('vencido, revocado y desconocido responden lo mismo, con el mismo trabajo', async () => {
    const [vencido, revocado] = [await visita.casa.crearEnlace(), await visita.casa.crearEnlace()];
    await visita.casa.pedir(`POST /enlaces/${revocado.id}/revocar`);
    await visita.base.ejecutarGuion(
      `update enlaces_de_cuenta set expira_en = now() - interval '1 second' where id = ${vencido.id}`,
    );
    const cliente = (visita.base.db as unknown as { $client: { query: (...a: unknown[]) => unknown } })
      .$client;
    const deVerdad = cliente.query;
    const medir = async (ruta: string) => {
      const preguntas: string[] = [];
      cliente.query = function (this: unknown, ...argumentos: unknown[]) {
        preguntas.push(String(argumentos[0]));
        return deVerdad.apply(this, argumentos);
      };
      try {
        return { ...comparable(await visita.pedir(ruta)), preguntas };
      } finally {
        cliente.query = deVerdad;
      }
    };
    const [uno, ...otros] = [
      await medir(`/cuenta/${desconocido()}`),
      await medir(vencido.ruta),
      await medir(revocado.ruta),
      await medir('/cuenta/x'),
    ];
    expect(uno.estado).toBe(404);
    expect(uno.preguntas.length).toBeGreaterThan(0);
    for (const otro of otros) expect(otro).toEqual(uno);
    // Its receipts neither.
    for (const { ruta } of [vencido, revocado]) {
      const { estado, texto } = await visita.pedir(`${ruta}/recibos/${visita.casa.reciboDeRosa.id}.pdf`);
      expect([estado, texto]).toEqual([404, uno.texto]);
    }
  });

  it('a los treinta días', async () => {
    const { ruta } = await visita.casa.crearEnlace();
    visita.adelantar(30 * DIA_MS - 60_000);
    expect((await visita.pedir(ruta)).estado).toBe(200);
    visita.adelantar(30 * DIA_MS + 60_000);
    expect((await visita.pedir(ruta)).estado).toBe(404);
  });

  it('cuando se retira la autorización, y vuelve con ella', async () => {
    const { ruta } = await visita.casa.crearEnlace();
    await visita.casa.pedir(`PUT /acudientes/${visita.casa.rosa}`, { autorizado_informacion: false });
    expect((await visita.pedir(ruta)).estado).toBe(404);
    await visita.casa.pedir(`PUT /acudientes/${visita.casa.rosa}`, { autorizado_informacion: true });
    expect((await visita.pedir(ruta)).estado).toBe(200);
    const autorizacion = { otorgada: true, fecha: '2026-01-10', medio: 'ESCRITO' };
    await visita.casa.pedir(`PUT /participantes/${visita.casa.ana}`, {
      autorizacion_datos: { ...autorizacion, revocada_en: '2026-11-01' },
    });
    expect((await visita.pedir(ruta)).estado).toBe(404);
    const sin = await llamar(
      visita.servidor,
      `POST /dashboard-api/pagadores/acudiente-${visita.casa.rosa}/enlaces`,
      {
        token: visita.servidor.tokenAdmin,
      },
    );
    expect([sin.estado, sin.cuerpo.error?.codigo]).toEqual([400, 'VALIDACION']);
    await visita.casa.pedir(`PUT /participantes/${visita.casa.ana}`, {
      autorizacion_datos: { ...autorizacion, revocada_en: null },
    });
    expect((await visita.pedir(ruta)).estado).toBe(200);
  });

  it('cuando la ficha pasa a ser de otra persona, o se va', async () => {
    const { ruta, id } = await visita.casa.crearEnlace();
    await visita.casa.pedir(`PUT /acudientes/${visita.casa.rosa}`, { numero_documento: '99887766' });
    expect((await visita.pedir(ruta)).estado).toBe(404);
    const { data } = await visita.casa.pedir(`GET /pagadores/acudiente-${visita.casa.rosa}/enlaces`);
    expect((data as { id: number; vigente: boolean }[]).find((enlace) => enlace.id === id)?.vigente).toBe(
      false,
    );
    await visita.casa.pedir(`PUT /acudientes/${visita.casa.rosa}`, {
      numero_documento: CANARIOS.documentoDeRosa,
    });
    expect((await visita.pedir(ruta)).estado).toBe(200);
    const { cuerpo } = await llamar(visita.servidor, 'POST /dashboard-api/participantes', {
      token: visita.servidor.tokenAdmin,
      cuerpo: { nombre: 'Quien se paga', telefono: '3001234567' },
    });
    const suyo = Number(cuerpo.id);
    await visita.casa.pedir('POST /mensualidades', {
      participante_id: suyo,
      valor: 1000,
      periodo: '2026-10',
    });
    const propio = await visita.casa.crearEnlace(`participante-${suyo}`);
    expect((await visita.pedir(propio.ruta)).estado).toBe(200);
    await visita.base.ejecutarGuion(
      `delete from mensualidades where participante_id = ${suyo}; delete from participantes where id = ${suyo}`,
    );
    expect((await visita.pedir(propio.ruta)).estado).toBe(404);
  });

  it('el recibo de otro no se baja, tampoco con un enlace bueno', async () => {
    const { ruta } = await visita.casa.crearEnlace();
    const ajeno = await visita.pedir(`${ruta}/recibos/${visita.casa.reciboDeLuis.id}.pdf`);
    const ninguno = await visita.pedir(`${ruta}/recibos/999999.pdf`);
    const roto = await visita.pedir(`${ruta}/recibos/x.pdf`);
    const debajo = await visita.pedir(`${ruta}/otra/cosa`);
    expect(ajeno.estado).toBe(404);
    for (const otro of [ninguno, roto, debajo]) expect(comparable(otro)).toEqual(comparable(ajeno));
    expect(ajeno.texto).not.toContain('Luis');
  });
});

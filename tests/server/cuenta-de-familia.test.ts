import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import {
  CANARIOS,
  type CasaDeLaFamilia,
  casaDeLaFamilia,
  FUNDACION,
} from '@tests/server/apoyo/casa-de-la-familia';
import { leerPdf } from '@tests/server/apoyo/leer-pdf';
import { llamar } from '@tests/server/apoyo/llamar';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { revelaTratamiento } from '@/domain/mensualidades/enlaces/palabras-que-revelan';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { type BaseDatosAbierta, consultar } from '@/infrastructure/postgres/base-datos/base-datos';

const DIA_MS = 86_400_000;
const PERSONA = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile Safari/537.36' };

let base: BaseDatosAbierta;
let servidor: ServidorDePrueba;
let casa: CasaDeLaFamilia;
let adelanto = 0;
let siguienteDireccion = 0;
const registro: string[] = [];

beforeAll(async () => {
  base = await abrirPGliteDePrueba();
  servidor = await crearServidorDePrueba({
    db: base.db,
    detrasDeProxy: true,
    reloj: { ahora: () => new Date(Date.now() + adelanto) },
    registro: (linea) => registro.push(linea),
  });
  casa = await casaDeLaFamilia(servidor);
});
beforeEach(() => {
  adelanto = 0;
});
afterAll(async () => {
  await servidor.cerrar();
  await base.cerrar();
});

/** Each from an address of its own, so that only the test of the limit meets it. */
const pedir = async (ruta: string, cabeceras: Record<string, string> = {}, metodo = 'GET') => {
  siguienteDireccion += 1;
  const respuesta = await fetch(servidor.url + ruta, {
    method: metodo,
    headers: {
      'x-forwarded-for': `10.1.${siguienteDireccion >> 8}.${siguienteDireccion & 255}`,
      ...PERSONA,
      ...cabeceras,
    },
  });
  const bytes = await respuesta.arrayBuffer();
  return {
    estado: respuesta.status,
    cabeceras: respuesta.headers,
    texto: new TextDecoder().decode(bytes),
    bytes,
  };
};
const desconocido = () => randomBytes(32).toString('base64url');

/** Without what every answer has of its own. */
const comparable = ({ estado, texto, cabeceras }: Awaited<ReturnType<typeof pedir>>) => {
  const suyas = [...cabeceras].filter(([nombre]) => !/^(?:date|x-request-id|x-ratelimit-.*)$/.test(nombre));
  return { estado, texto, cabeceras: suyas };
};

describe('la cuenta que ve una familia', () => {
  it('dice el saldo, lo vencido aparte de lo que viene, los recibos y cómo pagar', async () => {
    const { ruta } = await casa.crearEnlace();
    const { estado, texto } = await pedir(ruta);
    expect(estado, texto).toBe(200);
    for (const parte of [
      '1.550.000',
      'Vencido: $',
      '850.000',
      'Por vencer',
      '700.000',
      'Ana C.',
      'Rosa C.',
      `Recibo ${casa.reciboDeRosa.recibo}`,
      '300 111 2233',
      'data-copiar="3001112233"',
      '222-2',
      'Mensualidades',
      '604 444 1234',
      '<svg role="img"',
    ])
      expect(texto.replaceAll(' ', ' '), parte).toContain(parte);
    expect(texto).not.toContain('990.000');
    expect(texto).not.toContain('Beto');
  });

  it('no lleva documentos, notas, motivos ni una palabra de tratamiento', async () => {
    const { ruta } = await casa.crearEnlace();
    const pagina = await pedir(ruta);
    const papel = await pedir(`${ruta}/recibos/${casa.reciboDeRosa.id}.pdf`);
    expect(papel.estado).toBe(200);
    expect(papel.cabeceras.get('content-disposition')).toContain(`recibo-${casa.reciboDeRosa.recibo}.pdf`);
    const textos = [pagina.texto, await leerPdf(papel.bytes)];
    for (const texto of textos) {
      for (const canario of Object.values(CANARIOS)) expect(texto).not.toContain(canario);
      // The foundation's own name goes as it is, and only it.
      expect(texto).toContain(FUNDACION);
      const visible = texto.replaceAll(FUNDACION, '').replace(/<style>.*<\/style>|<[^>]+>/gs, ' ');
      expect(revelaTratamiento(visible), visible).toBe(false);
    }
    expect(textos[1]).toContain('300.000');
    expect(textos[1]).toContain('Rosa C.');
    expect(textos[1]).toContain('Copia para la familia');
  });

  it('pesa como una página pública', async () => {
    const { ruta } = await casa.crearEnlace();
    const { texto } = await pedir(ruta);
    expect(brotliCompressSync(texto).length).toBeLessThan(12_288);
    const comprimida = await pedir(ruta, { 'accept-encoding': 'br' });
    expect(comprimida.cabeceras.get('content-encoding')).toBe('br');
  });

  it('no se guarda, no se indexa, no dice de dónde viene y no deja correr nada ajeno', async () => {
    const { ruta } = await casa.crearEnlace();
    for (const direccion of [
      ruta,
      `/cuenta/${desconocido()}`,
      `${ruta}/recibos/${casa.reciboDeRosa.id}.pdf`,
    ]) {
      const { cabeceras } = await pedir(direccion);
      expect(cabeceras.get('cache-control')).toBe('no-store');
      expect(cabeceras.get('referrer-policy')).toBe('no-referrer');
      expect(cabeceras.get('x-robots-tag')).toBe('noindex, nofollow, noarchive');
      expect(cabeceras.get('x-content-type-options')).toBe('nosniff');
      expect(cabeceras.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(cabeceras.get('x-frame-options')).toBe('DENY');
      expect(cabeceras.get('etag')).toBeNull();
      expect(cabeceras.get('set-cookie')).toBeNull();
      const politica = cabeceras.get('content-security-policy') ?? '';
      expect(politica).toMatch(/^default-src 'none'; script-src 'self'; style-src 'sha256-[\w+/=]+';/);
      expect(politica).toContain("frame-ancestors 'none'");
      expect(politica).not.toMatch(/unsafe|\*|http/);
    }
    const { texto } = await pedir(ruta);
    expect(texto).toContain('<meta name="robots" content="noindex,nofollow,noarchive">');
    expect(texto).not.toMatch(/(?:src|href)="https?:/);
  });

  it('la vista previa de un chat solo sabe el nombre de la fundación, y no es una apertura', async () => {
    const { ruta, id } = await casa.crearEnlace();
    const veces = async () => {
      const { data } = await casa.pedir(`GET /pagadores/acudiente-${casa.rosa}/enlaces`);
      return (data as { id: number; veces_abierto: number }[]).find((enlace) => enlace.id === id)
        ?.veces_abierto;
    };
    for (const agente of [
      'WhatsApp/2.23.20.0 A',
      'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
      'TelegramBot (like TwitterBot)',
    ]) {
      const { estado, texto } = await pedir(ruta, { 'user-agent': agente });
      expect(estado).toBe(200);
      expect(texto).not.toContain('1.550.000');
      expect(
        texto
          .replace(/<style>.*<\/style>|<[^>]+>/gs, '')
          .replaceAll(FUNDACION, '')
          .trim(),
      ).toBe('');
      // A link that opens nothing is told the same.
      expect((await pedir(`/cuenta/${desconocido()}`, { 'user-agent': agente })).texto).toBe(texto);
    }
    expect((await pedir(ruta, {}, 'HEAD')).estado).toBe(200);
    expect(await veces()).toBe(0);
    const { texto } = await pedir(ruta);
    expect(await veces()).toBe(1);
    // Neither to a person: the head of the page says the name and nothing more.
    const cabeza = /<head>.*?<style>/s.exec(texto)?.[0] ?? '';
    expect(cabeza).toContain(`<title>${FUNDACION}</title>`);
    expect(cabeza).toContain(`<meta property="og:title" content="${FUNDACION}">`);
    expect(cabeza).not.toMatch(/\d\.\d{3}|Rosa|Ana|og:description|og:image/);
    // A telephone whose brand sounds like a robot is a telephone.
    expect(
      (await pedir(ruta, { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; CUBOT NOTE 20)' })).texto,
    ).toContain('1.550.000');
  });

  it('quien la abre queda en la historia, una vez por hora, con su dirección', async () => {
    const { ruta, id } = await casa.crearEnlace();
    const lineas = () =>
      consultar<{ usuario: string; accion: string; origen: string }>(
        base.db,
        sql`select usuario, accion, origen from actividad where entidad = 'enlace_de_cuenta' and entidad_id = ${id} and accion = 'CONSULTAR' order by id`,
      );
    for (let i = 0; i < 3; i++) await pedir(ruta, { 'x-forwarded-for': '203.0.113.9' });
    expect(await lineas()).toEqual([{ usuario: 'la familia', accion: 'CONSULTAR', origen: '203.0.113.9' }]);
    adelanto = 3_600_001;
    await pedir(ruta, { 'x-forwarded-for': '203.0.113.10' });
    expect((await lineas()).map(({ origen }) => origen)).toEqual(['203.0.113.9', '203.0.113.10']);
    const [fila] = await consultar<{ veces_abierto: number }>(
      base.db,
      sql`select veces_abierto::int from enlaces_de_cuenta where id = ${id}`,
    );
    expect(fila?.veces_abierto).toBe(4);
  });
});

describe('un enlace que no abre', () => {
  it('adivinar no sirve: ni al azar, ni parecido, ni roto', async () => {
    const { token } = await casa.crearEnlace();
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
    const primera = comparable(await pedir(`/cuenta/${desconocido()}`));
    expect(primera.estado).toBe(404);
    for (const intento of intentos)
      expect(comparable(await pedir(`/cuenta/${intento}`)), intento).toEqual(primera);
    expect(primera.texto).toContain('Pida uno nuevo a la fundación');
    expect(primera.texto).toContain('tel:+576044441234');
  });

  it('cualquier cosa en su lugar responde lo mismo', async () => {
    const primera = comparable(await pedir(`/cuenta/${desconocido()}`));
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }), async (texto) => {
        const ruta = encodeURIComponent(texto);
        // Two dots are a folder to whoever calls, and an address that is not of this page.
        fc.pre(!/^\.{1,2}$/.test(texto));
        expect(comparable(await pedir(`/cuenta/${ruta}`))).toEqual(primera);
      }),
      { numRuns: 60, seed: 20_261_124 },
    );
  });

  it('vencido, revocado y desconocido responden lo mismo, con el mismo trabajo', async () => {
    const [vencido, revocado] = [await casa.crearEnlace(), await casa.crearEnlace()];
    await casa.pedir(`POST /enlaces/${revocado.id}/revocar`);
    await base.ejecutarGuion(
      `update enlaces_de_cuenta set expira_en = now() - interval '1 second' where id = ${vencido.id}`,
    );
    const cliente = (base.db as unknown as { $client: { query: (...a: unknown[]) => unknown } }).$client;
    const deVerdad = cliente.query;
    const medir = async (ruta: string) => {
      const preguntas: string[] = [];
      cliente.query = function (this: unknown, ...argumentos: unknown[]) {
        preguntas.push(String(argumentos[0]));
        return deVerdad.apply(this, argumentos);
      };
      try {
        return { ...comparable(await pedir(ruta)), preguntas };
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
      const { estado, texto } = await pedir(`${ruta}/recibos/${casa.reciboDeRosa.id}.pdf`);
      expect([estado, texto]).toEqual([404, uno.texto]);
    }
  });

  it('a los treinta días', async () => {
    const { ruta } = await casa.crearEnlace();
    adelanto = 30 * DIA_MS - 60_000;
    expect((await pedir(ruta)).estado).toBe(200);
    adelanto = 30 * DIA_MS + 60_000;
    expect((await pedir(ruta)).estado).toBe(404);
  });

  it('cuando se retira la autorización, y vuelve con ella', async () => {
    const { ruta } = await casa.crearEnlace();
    await casa.pedir(`PUT /acudientes/${casa.rosa}`, { autorizado_informacion: false });
    expect((await pedir(ruta)).estado).toBe(404);
    await casa.pedir(`PUT /acudientes/${casa.rosa}`, { autorizado_informacion: true });
    expect((await pedir(ruta)).estado).toBe(200);
    const autorizacion = { otorgada: true, fecha: '2026-01-10', medio: 'ESCRITO' };
    await casa.pedir(`PUT /participantes/${casa.ana}`, {
      autorizacion_datos: { ...autorizacion, revocada_en: '2026-11-01' },
    });
    expect((await pedir(ruta)).estado).toBe(404);
    const sin = await llamar(servidor, `POST /dashboard-api/pagadores/acudiente-${casa.rosa}/enlaces`, {
      token: servidor.tokenAdmin,
    });
    expect([sin.estado, sin.cuerpo.error?.codigo]).toEqual([400, 'VALIDACION']);
    await casa.pedir(`PUT /participantes/${casa.ana}`, {
      autorizacion_datos: { ...autorizacion, revocada_en: null },
    });
    expect((await pedir(ruta)).estado).toBe(200);
  });

  it('cuando la ficha pasa a ser de otra persona, o se va', async () => {
    const { ruta, id } = await casa.crearEnlace();
    await casa.pedir(`PUT /acudientes/${casa.rosa}`, { numero_documento: '99887766' });
    expect((await pedir(ruta)).estado).toBe(404);
    const { data } = await casa.pedir(`GET /pagadores/acudiente-${casa.rosa}/enlaces`);
    expect((data as { id: number; vigente: boolean }[]).find((enlace) => enlace.id === id)?.vigente).toBe(
      false,
    );
    await casa.pedir(`PUT /acudientes/${casa.rosa}`, { numero_documento: CANARIOS.documentoDeRosa });
    expect((await pedir(ruta)).estado).toBe(200);
    const { cuerpo } = await llamar(servidor, 'POST /dashboard-api/participantes', {
      token: servidor.tokenAdmin,
      cuerpo: { nombre: 'Quien se paga', telefono: '3001234567' },
    });
    const suyo = Number(cuerpo.id);
    await casa.pedir('POST /mensualidades', { participante_id: suyo, valor: 1000, periodo: '2026-10' });
    const propio = await casa.crearEnlace(`participante-${suyo}`);
    expect((await pedir(propio.ruta)).estado).toBe(200);
    await base.ejecutarGuion(
      `delete from mensualidades where participante_id = ${suyo}; delete from participantes where id = ${suyo}`,
    );
    expect((await pedir(propio.ruta)).estado).toBe(404);
  });

  it('el recibo de otro no se baja, tampoco con un enlace bueno', async () => {
    const { ruta } = await casa.crearEnlace();
    const ajeno = await pedir(`${ruta}/recibos/${casa.reciboDeLuis.id}.pdf`);
    const ninguno = await pedir(`${ruta}/recibos/999999.pdf`);
    const roto = await pedir(`${ruta}/recibos/x.pdf`);
    const debajo = await pedir(`${ruta}/otra/cosa`);
    expect(ajeno.estado).toBe(404);
    for (const otro of [ninguno, roto, debajo]) expect(comparable(otro)).toEqual(comparable(ajeno));
    expect(ajeno.texto).not.toContain('Luis');
  });
});

describe('el enlace y quien lo cuida', () => {
  it('de la dirección solo se guarda su huella, también junto a la clave de la solicitud', async () => {
    const { cuerpo } = await llamar(
      servidor,
      `POST /dashboard-api/pagadores/acudiente-${casa.rosa}/enlaces`,
      {
        token: servidor.tokenAdmin,
        cabeceras: { 'idempotency-key': 'clave-del-enlace' },
      },
    );
    const token = String(cuerpo.direccion).split('/').at(-1) ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await pedir(`/cuenta/${token}`)).estado).toBe(200);
    const tablas = await consultar<{ nombre: string }>(
      base.db,
      sql`select relname as nombre from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace`,
    );
    for (const { nombre } of tablas) {
      const filas = await consultar<{ t: string }>(base.db, sql.raw(`select t::text as t from ${nombre} t`));
      expect(JSON.stringify(filas), nombre).not.toContain(token);
    }
    await expect.poll(() => registro.some((linea) => linea.includes('/cuenta/:token'))).toBe(true);
    expect(registro.join('\n')).not.toContain(token);
  });

  it('CONSULTA no lo crea, no lo ve y no lo revoca', async () => {
    for (const linea of [
      `GET /dashboard-api/pagadores/acudiente-${casa.rosa}/enlaces`,
      `POST /dashboard-api/pagadores/acudiente-${casa.rosa}/enlaces`,
      'POST /dashboard-api/enlaces/1/revocar',
    ])
      expect((await llamar(servidor, linea, { token: servidor.tokenConsulta })).estado, linea).toBe(403);
  });

  it('la dirección es la pública cuando se dijo cuál', async () => {
    const otro = await crearServidorDePrueba({ db: base.db, urlSitio: 'https://fundacion.example' });
    const { cuerpo } = await llamar(otro, `POST /dashboard-api/pagadores/acudiente-${casa.rosa}/enlaces`, {
      token: otro.tokenAdmin,
    });
    await otro.cerrar();
    expect(String(cuerpo.direccion)).toMatch(/^https:\/\/fundacion\.example\/cuenta\/[\w-]{43}$/);
  });

  it('quien insiste espera: 429, con su página, y los demás siguen', async () => {
    const { ruta } = await casa.crearEnlace();
    const desde = { 'x-forwarded-for': '198.51.100.7' };
    let ultima = await pedir(`/cuenta/${desconocido()}`, desde);
    for (let i = 0; i < 70 && ultima.estado !== 429; i++)
      ultima = await pedir(`/cuenta/${desconocido()}`, desde);
    expect(ultima.estado).toBe(429);
    expect(ultima.cabeceras.get('retry-after')).not.toBeNull();
    expect(ultima.texto).toContain('Espere un momento');
    expect((await pedir(ruta, desde)).estado).toBe(429);
    expect((await pedir(ruta)).estado).toBe(200);
  });

  it('sin base de datos es una página que lo dice: 503', async () => {
    const caida = async () => {
      throw new ErrorAplicacion('NO_DISPONIBLE', 'La base de datos no está disponible en este momento');
    };
    const sinBase = await crearServidorDePrueba({
      db: base.db,
      conServicios: (servicios) => ({
        ...servicios,
        unidadDeTrabajo: { ...servicios.unidadDeTrabajo, leerSinSesion: caida },
      }),
    });
    const respuesta = await llamar(sinBase, `GET /cuenta/${desconocido()}`);
    await sinBase.cerrar();
    expect(respuesta.estado).toBe(503);
    expect(respuesta.cabeceras.get('retry-after')).toBe('30');
    expect(respuesta.cabeceras.get('content-type')).toBe('text/html; charset=utf-8');
    expect(respuesta.cabeceras.get('cache-control')).toBe('no-store');
    expect(respuesta.texto).toContain('el enlace sigue sirviendo');
  });

  it('solo la sirve quien sirve el panel', async () => {
    const { ruta } = await casa.crearEnlace();
    const deAcceso = await crearServidorDePrueba({ db: base.db, activos: ['auth'] });
    expect((await llamar(deAcceso, `GET ${ruta}`)).estado).toBe(404);
    await deAcceso.cerrar();
    expect((await llamar(servidor, `POST ${ruta}`)).estado).toBe(404);
  });

  it('el guion que copia es suyo y pequeño', async () => {
    const { estado, texto, cabeceras } = await pedir('/cuenta/copiar.js');
    expect(estado).toBe(200);
    expect(cabeceras.get('content-type')).toContain('text/javascript');
    expect(texto.length).toBeLessThan(1_024);
  });
});

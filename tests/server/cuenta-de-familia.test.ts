import { brotliCompressSync } from 'node:zlib';
import { CANARIOS, FUNDACION } from '@tests/server/apoyo/casa-de-la-familia';
import { leerPdf } from '@tests/server/apoyo/leer-pdf';
import { llamar } from '@tests/server/apoyo/llamar';
import { crearServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { desconocido, usarVisita, type Visita } from '@tests/server/apoyo/visita-de-familia';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { revelaTratamiento } from '@/domain/mensualidades/enlaces/palabras-que-revelan';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { consultar } from '@/infrastructure/postgres/base-datos/base-datos';

let visita: Visita;
usarVisita((abierta) => {
  visita = abierta;
});

describe('la cuenta que ve una familia', () => {
  it('dice el saldo, lo vencido aparte de lo que viene, los recibos y cómo pagar', async () => {
    const { ruta } = await visita.casa.crearEnlace();
    const { estado, texto } = await visita.pedir(ruta);
    expect(estado, texto).toBe(200);
    for (const parte of [
      '1.550.000',
      'Vencido: $',
      '850.000',
      'Por vencer',
      '700.000',
      'Ana C.',
      'Rosa C.',
      `Recibo ${visita.casa.reciboDeRosa.recibo}`,
      '300 111 2233',
      'data-copiar="3001112233"',
      '222-2',
      'Mensualidades · Banco Dos · Ahorros',
      '604 444 1234',
      '<svg role="img"',
    ])
      expect(texto.replaceAll(' ', ' '), parte).toContain(parte);
    expect(texto).not.toContain('990.000');
    expect(texto).not.toContain('Beto');
  });

  it('abre también con lo que se copia detrás de ella: el punto de la frase, un paréntesis, las comillas', async () => {
    const { ruta } = await visita.casa.crearEnlace();
    const { texto } = await visita.pedir(ruta);
    for (const detras of ['.', ').', '%E2%80%A6', '%20Gracias', '%C2%BB', ';']) {
      const copiada = await visita.pedir(`${ruta}${detras}`);
      expect([copiada.estado, copiada.texto], detras).toEqual([200, texto]);
    }
  });

  it('el recibo que se anuló dice que ya no vale: ni cuánto, ni por qué, ni se descarga', async () => {
    const { ruta } = await visita.casa.crearEnlace();
    const { recibo, id } = visita.casa.reciboAnulado;
    const { texto } = await visita.pedir(ruta);
    expect(texto).toMatch(
      new RegExp(
        `<h3>Anulados</h3><ul><li><span>Recibo ${recibo}<br><span[^>]*>Anulado el [^<]*: ya no vale<`,
      ),
    );
    expect(texto).not.toContain('23.456');
    expect((await visita.pedir(`${ruta}/recibos/${id}.pdf`)).estado).toBe(404);
  });

  it('de lo que se pagó en parte dice de cuánto es lo que falta, y de lo demás no', async () => {
    const { rosa, luis, crearEnlace } = visita.casa;
    const verCuenta = async (acudiente: number) => {
      const { ruta } = await crearEnlace(`acudiente-${acudiente}`);
      return (await visita.pedir(ruta)).texto.replaceAll('\u00a0', ' ');
    };
    expect(await verCuenta(luis)).toContain('Es lo que falta de $ 990.000');
    expect(await verCuenta(rosa)).not.toContain('Es lo que falta');
  });

  it('no lleva documentos, notas, motivos ni una palabra de tratamiento', async () => {
    const { ruta } = await visita.casa.crearEnlace();
    const pagina = await visita.pedir(ruta);
    const papel = await visita.pedir(`${ruta}/recibos/${visita.casa.reciboDeRosa.id}.pdf`);
    expect(papel.estado).toBe(200);
    expect(papel.cabeceras.get('content-disposition')).toContain(
      `recibo-${visita.casa.reciboDeRosa.recibo}.pdf`,
    );
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
    const { ruta } = await visita.casa.crearEnlace();
    const { texto } = await visita.pedir(ruta);
    expect(brotliCompressSync(texto).length).toBeLessThan(12_288);
    const comprimida = await visita.pedir(ruta, { 'accept-encoding': 'br' });
    expect(comprimida.cabeceras.get('content-encoding')).toBe('br');
  });

  it('no se guarda, no se indexa, no dice de dónde viene y no deja correr nada ajeno', async () => {
    const { ruta } = await visita.casa.crearEnlace();
    for (const direccion of [
      ruta,
      `/cuenta/${desconocido()}`,
      `${ruta}/recibos/${visita.casa.reciboDeRosa.id}.pdf`,
    ]) {
      const { cabeceras } = await visita.pedir(direccion);
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
    const { texto } = await visita.pedir(ruta);
    expect(texto).toContain('<meta name="robots" content="noindex,nofollow,noarchive">');
    expect(texto).not.toMatch(/(?:src|href)="https?:/);
  });

  it('la vista previa de un chat solo sabe el nombre de la fundación, y no es una apertura', async () => {
    const { ruta, id } = await visita.casa.crearEnlace();
    const veces = async () => {
      const { data } = await visita.casa.pedir(`GET /pagadores/acudiente-${visita.casa.rosa}/enlaces`);
      return (data as { id: number; veces_abierto: number }[]).find((enlace) => enlace.id === id)
        ?.veces_abierto;
    };
    for (const agente of [
      'WhatsApp/2.23.20.0 A',
      'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
      'TelegramBot (like TwitterBot)',
    ]) {
      const { estado, texto } = await visita.pedir(ruta, { 'user-agent': agente });
      expect(estado).toBe(200);
      expect(texto).not.toContain('1.550.000');
      expect(
        texto
          .replace(/<style>.*<\/style>|<[^>]+>/gs, '')
          .replaceAll(FUNDACION, '')
          .trim(),
      ).toBe('');
      // A link that opens nothing is told the same.
      expect((await visita.pedir(`/cuenta/${desconocido()}`, { 'user-agent': agente })).texto).toBe(texto);
    }
    expect((await visita.pedir(ruta, {}, 'HEAD')).estado).toBe(200);
    expect(await veces()).toBe(0);
    const { texto } = await visita.pedir(ruta);
    expect(await veces()).toBe(1);
    // Neither to a person: the head of the page says the name and nothing more.
    const cabeza = /<head>.*?<style>/s.exec(texto)?.[0] ?? '';
    expect(cabeza).toContain(`<title>${FUNDACION}</title>`);
    expect(cabeza).toContain(`<meta property="og:title" content="${FUNDACION}">`);
    expect(cabeza).not.toMatch(/\d\.\d{3}|Rosa|Ana|og:description|og:image/);
    // A telephone whose brand sounds like a robot is a telephone.
    expect(
      (await visita.pedir(ruta, { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; CUBOT NOTE 20)' })).texto,
    ).toContain('1.550.000');
  });

  it('quien la abre queda en la historia, una vez por hora, con su dirección', async () => {
    const { ruta, id } = await visita.casa.crearEnlace();
    const lineas = () =>
      consultar<{ usuario: string; accion: string; origen: string }>(
        visita.base.db,
        sql`select usuario, accion, origen from actividad where entidad = 'enlace_de_cuenta' and entidad_id = ${id} and accion = 'CONSULTAR' order by id`,
      );
    for (let i = 0; i < 3; i++) await visita.pedir(ruta, { 'x-forwarded-for': '203.0.113.9' });
    expect(await lineas()).toEqual([{ usuario: 'la familia', accion: 'CONSULTAR', origen: '203.0.113.9' }]);
    visita.adelantar(3_600_001);
    await visita.pedir(ruta, { 'x-forwarded-for': '203.0.113.10' });
    expect((await lineas()).map(({ origen }) => origen)).toEqual(['203.0.113.9', '203.0.113.10']);
    const [fila] = await consultar<{ veces_abierto: number }>(
      visita.base.db,
      sql`select veces_abierto::int from enlaces_de_cuenta where id = ${id}`,
    );
    expect(fila?.veces_abierto).toBe(4);
  });
});

describe('el enlace y quien lo cuida', () => {
  it('de la dirección solo se guarda su huella, también junto a la clave de la solicitud', async () => {
    const { cuerpo } = await llamar(
      visita.servidor,
      `POST /dashboard-api/pagadores/acudiente-${visita.casa.rosa}/enlaces`,
      {
        token: visita.servidor.tokenAdmin,
        cabeceras: { 'idempotency-key': 'clave-del-enlace' },
      },
    );
    const token = String(cuerpo.direccion).split('/').at(-1) ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await visita.pedir(`/cuenta/${token}`)).estado).toBe(200);
    const tablas = await consultar<{ nombre: string }>(
      visita.base.db,
      sql`select relname as nombre from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace`,
    );
    for (const { nombre } of tablas) {
      const filas = await consultar<{ t: string }>(
        visita.base.db,
        sql.raw(`select t::text as t from ${nombre} t`),
      );
      expect(JSON.stringify(filas), nombre).not.toContain(token);
    }
    await expect.poll(() => visita.registro.some((linea) => linea.includes('/cuenta/:token'))).toBe(true);
    expect(visita.registro.join('\n')).not.toContain(token);
  });

  it('CONSULTA no lo crea, no lo ve, tampoco en su historia, y no lo revoca', async () => {
    const { id } = await visita.casa.crearEnlace();
    for (const linea of [
      `GET /dashboard-api/actividad?entidad=enlace_de_cuenta&id=${id}`,
      `GET /dashboard-api/pagadores/acudiente-${visita.casa.rosa}/enlaces`,
      `POST /dashboard-api/pagadores/acudiente-${visita.casa.rosa}/enlaces`,
      'POST /dashboard-api/enlaces/1/revocar',
    ])
      expect(
        (await llamar(visita.servidor, linea, { token: visita.servidor.tokenConsulta })).estado,
        linea,
      ).toBe(403);
  });

  it('la dirección es la pública cuando se dijo cuál', async () => {
    const otro = await crearServidorDePrueba({ db: visita.base.db, urlSitio: 'https://fundacion.example' });
    const { cuerpo } = await llamar(
      otro,
      `POST /dashboard-api/pagadores/acudiente-${visita.casa.rosa}/enlaces`,
      {
        token: otro.tokenAdmin,
      },
    );
    await otro.cerrar();
    expect(String(cuerpo.direccion)).toMatch(/^https:\/\/fundacion\.example\/cuenta\/[\w-]{43}$/);
  });

  it('quien insiste espera: 429, con su página, y los demás siguen', async () => {
    const { ruta } = await visita.casa.crearEnlace();
    const desde = { 'x-forwarded-for': '198.51.100.7' };
    let ultima = await visita.pedir(`/cuenta/${desconocido()}`, desde);
    for (let i = 0; i < 70 && ultima.estado !== 429; i++)
      ultima = await visita.pedir(`/cuenta/${desconocido()}`, desde);
    expect(ultima.estado).toBe(429);
    expect(ultima.cabeceras.get('retry-after')).not.toBeNull();
    expect(ultima.texto).toContain('Espere un momento');
    expect((await visita.pedir(ruta, desde)).estado).toBe(429);
    expect((await visita.pedir(ruta)).estado).toBe(200);
  });

  it('sin base de datos es una página que lo dice: 503', async () => {
    const caida = async () => {
      throw new ErrorAplicacion('NO_DISPONIBLE', 'La base de datos no está disponible en este momento');
    };
    const sinBase = await crearServidorDePrueba({
      db: visita.base.db,
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
    const { ruta } = await visita.casa.crearEnlace();
    const deAcceso = await crearServidorDePrueba({ db: visita.base.db, activos: ['auth'] });
    expect((await llamar(deAcceso, `GET ${ruta}`)).estado).toBe(404);
    await deAcceso.cerrar();
    expect((await llamar(visita.servidor, `POST ${ruta}`)).estado).toBe(404);
  });

  it('el guion que copia es suyo y pequeño', async () => {
    const { estado, texto, cabeceras } = await visita.pedir('/cuenta/copiar.js');
    expect(estado).toBe(200);
    expect(cabeceras.get('content-type')).toContain('text/javascript');
    expect(texto.length).toBeLessThan(1_024);
  });
});

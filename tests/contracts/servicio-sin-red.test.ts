import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { fabricarAcudiente, fabricarMensualidad, fabricarParticipante } from '@tests/server/apoyo/fabricar';
import { llamar } from '@tests/server/apoyo/llamar';
import { ADMIN, crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ServicioSinRed } from '@/application/sin-red/servicio-sin-red.port';
import { CAMPOS_RESERVADOS } from '@/domain/shared/campos-reservados';
import { crearHttpServicioSinRed } from '@/infrastructure/http/sin-red/http-servicio-sin-red';
import { type BaseDatosAbierta, consultar } from '@/infrastructure/postgres/base-datos/base-datos';
import { clienteDe } from './apoyo/mundo-http';

const SECRETO = 'dato-de-salud-de-prueba';
const DE_SALUD = Object.fromEntries(CAMPOS_RESERVADOS.map((campo) => [campo, SECRETO]));

describe('ServicioSinRed: HTTP', () => {
  let base: BaseDatosAbierta;
  let servidor: ServidorDePrueba;
  let persona: number;

  const pedir = (linea: string, opciones: Parameters<typeof llamar>[2] = {}) => {
    const [metodo = '', ruta = ''] = linea.split(' ');
    return llamar(servidor, `${metodo} /dashboard-api/${ruta}`, { token: servidor.tokenAdmin, ...opciones });
  };
  const servicioDe = (token: string): ServicioSinRed =>
    crearHttpServicioSinRed(clienteDe(`${servidor.url}/dashboard-api`, () => token));
  const copiaDe = async (token: string, marca: string | null = null) => {
    const registrado = await servicioDe(token).registrar();
    const pedida = await servicioDe(token).copia(registrado?.equipo ?? '', marca);
    if (pedida?.que !== 'COPIA') throw new Error(`No llegó una copia: ${pedida?.que}`);
    return pedida.copia;
  };
  const configurar = async (cambios: object) => {
    const { estado, texto } = await pedir('PUT configuracion', { cuerpo: cambios });
    expect(estado, texto).toBe(200);
  };
  const lineas = () =>
    consultar<{
      accion: string;
      entidad: string;
      cambios: { campo: string; despues: unknown }[];
      usuario: string;
    }>(base.db, sql`select accion, entidad, cambios, usuario from actividad order by id`);

  beforeAll(async () => {
    base = await abrirPGliteDePrueba();
    servidor = await crearServidorDePrueba({ db: base.db });
    persona = (
      await fabricarParticipante(servidor, {
        ...DE_SALUD,
        nombre: 'Ana Gil',
        estado: 'ACTIVO',
        fecha_ingreso: '2026-01-05',
        autorizacion_datos: { otorgada: true, fecha: '2026-01-05' },
      })
    ).id;
    await fabricarAcudiente(servidor, persona, { es_principal: true, telefono: '3110000001' });
    await fabricarMensualidad(servidor, persona);
    for (const [tipo, texto] of [
      ['VISITA', 'Vino la mamá'],
      ['SALUD', SECRETO],
    ])
      await pedir(`POST participantes/${persona}/novedades`, { cuerpo: { tipo, texto } });
  });
  beforeEach(() => configurar({ dias_sin_red: null, salud_sin_red: null }));
  afterAll(async () => {
    await servidor.cerrar();
    await base.cerrar();
  });

  it('gives what is needed on a shift, without health data, to either role', async () => {
    for (const [token, rol] of [
      [servidor.tokenAdmin, 'ADMINISTRADOR'],
      [servidor.tokenConsulta, 'CONSULTA'],
    ] as const) {
      const copia = await copiaDe(token);
      expect(copia).toMatchObject({ rol, dias: 3, completa: true });
      expect(copia.participantes.map((p) => p.nombre)).toEqual(['Ana Gil']);
      expect(copia.acudientes.map((a) => a.telefono)).toEqual(['3110000001']);
      expect(copia.estancias.map((e) => e.participante_id)).toEqual([persona]);
      expect(copia.mensualidades.map((m) => m.valor)).toEqual([850_000]);
      expect(copia.novedades.map((n) => n.texto)).toEqual(['Vino la mamá']);
      expect(JSON.stringify(copia)).not.toContain(SECRETO);
    }
  });

  it('carries health data only where it is allowed, only to an administrator, and says whose they are', async () => {
    await configurar({ salud_sin_red: true, dias_sin_red: 7 });
    const antes = (await lineas()).length;
    const copia = await copiaDe(servidor.tokenAdmin);
    expect(copia.dias).toBe(7);
    expect(copia.participantes[0]).toMatchObject(DE_SALUD);
    expect(copia.novedades).toHaveLength(2);
    expect((await lineas()).slice(antes).map(({ accion, entidad }) => `${accion} ${entidad}`)).toEqual([
      'EXPORTAR exportacion',
      'CONSULTAR participante',
    ]);
    expect(JSON.stringify(await copiaDe(servidor.tokenConsulta))).not.toContain(SECRETO);
  });

  it('leaves a line in the history, with who and how many, and none when nothing changed', async () => {
    const { marca } = await copiaDe(servidor.tokenConsulta);
    const [linea] = (await lineas()).slice(-1);
    expect(linea).toMatchObject({ accion: 'EXPORTAR', usuario: 'consulta@fundacion.example' });
    expect(linea?.cambios).toContainEqual(
      expect.objectContaining({ despues: 'copia en un equipo, para trabajar sin red' }),
    );
    const previas = (await lineas()).length;
    const registrado = await servicioDe(servidor.tokenConsulta).registrar();
    const pedida = await servicioDe(servidor.tokenConsulta).copia(registrado?.equipo ?? '', marca);
    expect(pedida).toEqual({ que: 'IGUAL' });
    expect(await lineas()).toHaveLength(previas);
    await pedir(`PUT participantes/${persona}`, { cuerpo: { municipio: `Bello ${previas}` } });
    expect((await copiaDe(servidor.tokenConsulta, marca)).marca).not.toBe(marca);
  });

  it('is not given when it cannot be noted, nor stored on the way', async () => {
    const { cabeceras } = await pedir('GET sin-red/copia');
    expect(cabeceras.get('cache-control')).toBe('no-store');
    await base.ejecutarGuion(
      `create function negar() returns trigger language plpgsql as $f$ begin raise exception 'sin historia'; end $f$;
       create trigger negar before insert on actividad for each row execute function negar()`,
    );
    const { estado, texto } = await pedir('GET sin-red/copia');
    await base.ejecutarGuion('drop trigger negar on actividad; drop function negar()');
    expect(estado).toBe(500);
    expect(texto).not.toContain('Ana Gil');
  });

  it('asks for a session', async () => {
    for (const ruta of ['equipo', 'copia'])
      expect((await llamar(servidor, `GET /dashboard-api/sin-red/${ruta}`)).estado).toBe(401);
  });

  it('ends a device when its person changes the password', async () => {
    const registrado = await servicioDe(servidor.tokenAdmin).registrar();
    const equipo = registrado?.equipo ?? '';
    expect((await servicioDe(servidor.tokenAdmin).copia(equipo, null))?.que).toBe('COPIA');
    const nueva = 'otra clave bien larga de prueba';
    const cambio = await llamar(servidor, 'PUT /auth-api/auth/password', {
      token: servidor.tokenAdmin,
      cuerpo: { actual: ADMIN.password, nueva },
    });
    expect(cambio.estado, cambio.texto).toBe(200);
    const { token } = await servidor.servicios.autenticar({ ...ADMIN, password: nueva }, 'prueba');
    servidor.tokenAdmin = token;
    expect(await servicioDe(servidor.tokenAdmin).copia(equipo, null)).toEqual({ que: 'TERMINADO' });
  });
});

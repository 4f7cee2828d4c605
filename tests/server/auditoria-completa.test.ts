import { subir } from '@tests/server/apoyo/archivos';
import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { type Ids, PASOS, type Paso } from '@tests/server/apoyo/escrituras-en-orden';
import { fabricarParticipante } from '@tests/server/apoyo/fabricar';
import { llamar } from '@tests/server/apoyo/llamar';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POLITICA_API } from '@/domain/shared/politica/politica-api';
import { type BaseDatosAbierta, consultar } from '@/infrastructure/postgres/base-datos/base-datos';

let base: BaseDatosAbierta;
let servidor: ServidorDePrueba;
beforeAll(async () => {
  base = await abrirPGliteDePrueba();
  servidor = await crearServidorDePrueba({ db: base.db, detrasDeProxy: true });
});
afterAll(async () => {
  await servidor.cerrar();
  await base.cerrar();
});

/** They change no record, or do not tell who did it. */
const SIN_RASTRO = new Set([
  // A public counter, and asking for a mail.
  'POST /visitor-count',
  'POST /auth/reset-password',
  // It restores a backup apart, to compare it.
  'POST /sistema/ensayo',
  // It only looks, and changes nothing that is told.
  'POST /sitio/vistas-previas',
]);
/** The file store has a test of its own below: its steps need files. */
const DE_ARCHIVOS = /^\/storage\//;

const ORIGEN = '198.51.100.7';
const lineas = () =>
  consultar<{ usuario: string; origen: string }>(
    base.db,
    sql`select usuario, origen from actividad order by id`,
  );
const TABLAS = [
  'sedes',
  'participantes',
  'estancias',
  'eventos_de_estancia',
  'novedades',
  'acudientes',
  'mensualidades',
  'abonos',
  'movimientos_a_favor',
  'pagos',
  'gestiones_de_cobro',
  'canales_de_cobro',
  'enlaces_de_cuenta',
  'arqueos',
  'cierres',
  'usuarios',
  'configuracion',
  'sitio',
  'formatos',
  'papeles_recibidos',
  'decisiones_revision',
];
const ultimos = async (): Promise<Ids> => {
  const columnas = TABLAS.map((t) => `(select coalesce(max(id), 0)::int from ${t}) as ${t}`);
  const [fila] = await consultar<Ids>(base.db, sql.raw(`select ${columnas.join(', ')}`));
  return fila ?? {};
};
const hacer = async ([linea, cuerpo]: Paso) => {
  const ids = await ultimos();
  const direccion = linea.replace(/:(\w+)/g, (_, tabla: string) => String(ids[tabla]));
  return llamar(servidor, direccion, {
    token: servidor.tokenAdmin,
    cabeceras: { 'x-forwarded-for': ORIGEN },
    ...(cuerpo ? { cuerpo: cuerpo(ids) } : {}),
  });
};
const huella = async (): Promise<string> => {
  const partes = TABLAS.map((t) => `(select coalesce(json_agg(t order by t.id)::text, '') from ${t} t)`);
  const [fila] = await consultar<{ todo: string }>(base.db, sql.raw(`select ${partes.join(' || ')} as todo`));
  return fila?.todo ?? '';
};

describe('cada escritura deja rastro, en la misma transacción', () => {
  it.each(PASOS.map((paso) => ({ paso, linea: paso[0] })))('$linea', async ({ paso }) => {
    // First with a history that cannot be written: then nothing may stay.
    const antes = await huella();
    await base.ejecutarGuion(
      `create function negar() returns trigger language plpgsql as $f$ begin raise exception 'sin historia'; end $f$;
       create trigger negar before insert on actividad for each row execute function negar()`,
    );
    const sinHistoria = await hacer(paso);
    await base.ejecutarGuion('drop trigger negar on actividad; drop function negar()');
    expect(sinHistoria.estado, sinHistoria.texto).toBe(500);
    expect(await huella()).toBe(antes);

    const previas = (await lineas()).length;
    const respuesta = await hacer(paso);
    expect(respuesta.estado, respuesta.texto).toBeLessThan(300);
    const nuevas = (await lineas()).slice(previas);
    expect(nuevas.length).toBeGreaterThan(0);
    for (const linea of nuevas) expect(linea).toEqual({ usuario: 'admin@fundacion.example', origen: ORIGEN });
  });

  it('generar el mes, cerrar sesiones, cambiar la contraseña y salir también', async () => {
    await fabricarParticipante(servidor, {
      estado: 'ACTIVO',
      fecha_ingreso: '2026-01-05',
      valor_mensualidad: 100_000,
      dia_pago: 5,
    });
    const clave = 'clave-administradora';
    const pasos: Paso[] = [
      ['POST /dashboard-api/mensualidades/generar', () => ({ periodo: '2026-11' })],
      ['POST /auth-api/auth/sesiones/cerrar', () => ({ password: clave })],
      ['POST /auth-api/auth/logout'],
    ];
    await servidor.servicios.autenticar({ email: 'admin@fundacion.example', password: clave }, 'otra');
    for (const paso of pasos) {
      const previas = (await lineas()).length;
      const { estado, texto } = await hacer(paso);
      expect(estado, texto).toBeLessThan(300);
      expect((await lineas()).length, paso[0]).toBeGreaterThan(previas);
    }
  });

  it('cada orden sobre los archivos deja quién, qué y desde dónde', async () => {
    const { token } = await servidor.servicios.autenticar(
      { email: 'admin@fundacion.example', password: 'clave-administradora' },
      'prueba',
    );
    servidor.tokenAdmin = token;
    const ordenes: [nombre: string, cuerpo: Record<string, unknown>][] = [
      ['create-folder', { name: 'Actas', parentPath: 'formatos' }],
      ['rename-folder', { oldName: 'Actas', newName: 'Actos', parentPath: 'formatos' }],
      ['rename-file', { oldName: 'uno.pdf', newName: 'dos.pdf', parentPath: 'formatos' }],
      ['delete-folder', { path: 'formatos/Actos' }],
    ];
    const deArchivos = async () => {
      const [fila] = await consultar<{ n: number }>(
        base.db,
        sql`select count(*)::int as n from actividad where entidad = 'archivo'
              and usuario = 'admin@fundacion.example' and origen is not null`,
      );
      return fila?.n ?? 0;
    };
    await subir(servidor, 'uno.pdf');
    expect(await deArchivos()).toBe(1);
    for (const [i, [nombre, cuerpo]] of ordenes.entries()) {
      const { estado, texto } = await hacer([`POST /dashboard-api/storage/${nombre}`, () => cuerpo]);
      expect(estado, texto).toBeLessThan(300);
      expect(await deArchivos(), nombre).toBe(i + 2);
    }
    const { signedUrl } = (
      await hacer(['POST /dashboard-api/storage/delete-url', () => ({ path: 'formatos/dos.pdf' })])
    ).cuerpo;
    expect((await fetch(String(signedUrl), { method: 'DELETE' })).status).toBe(204);
    expect(await deArchivos()).toBe(ordenes.length + 2);
  });

  it('no queda ninguna escritura de la tabla de accesos sin revisar', () => {
    const conHueco = (linea: string): string =>
      linea.replace(/(?:\w+-)?:\w+|\{\w+\}|CARTA|\d{4}-\d{2}/g, '{}');
    const revisadas = PASOS.map(([linea]) => conHueco(linea.replace(/\/(?:auth|dashboard)-api/, '')));
    const otras = [
      'POST /mensualidades/generar',
      'POST /auth/sesiones/cerrar',
      'POST /auth/logout',
      // Where it leaves its line: sesiones-propias.
      'POST /auth/logout/pendiente',
      'POST /auth/login',
      'PUT /auth/password',
      'POST /auth/reset-password/confirm',
      'POST /auth/primer-administrador',
      // Where it leaves its line: prueba-de-correo.
      'POST /sistema/correo',
      // Where they leave theirs: ejemplos.
      'POST /sistema/ejemplos',
      'DELETE /sistema/ejemplos',
    ];
    const escrituras = POLITICA_API.filter(({ metodo, ruta }) => metodo !== 'GET' && !DE_ARCHIVOS.test(ruta))
      .map(({ metodo, ruta }) => `${metodo} ${ruta}`)
      .filter((linea) => !SIN_RASTRO.has(linea));
    const faltan = escrituras.filter(
      (linea) => !revisadas.includes(conHueco(linea)) && !otras.includes(linea),
    );
    expect(faltan).toEqual([]);
  });
});

describe('lecturas del detalle', () => {
  beforeAll(async () => {
    const clave = { email: 'admin@fundacion.example', password: 'clave-administradora' };
    servidor.tokenAdmin = (await servidor.servicios.autenticar(clave, 'prueba')).token;
  });

  it('leer un participante y llevarse su estado de cuenta dejan quién y desde dónde', async () => {
    const { id } = await fabricarParticipante(servidor);
    const { token } = await servidor.servicios.autenticar(
      { email: 'consulta@fundacion.example', password: 'clave-de-consulta' },
      'prueba',
    );
    for (const ruta of [`participantes/${id}`, `participantes/${id}/estado-de-cuenta.pdf`]) {
      const previas = (await lineas()).length;
      const { estado } = await llamar(servidor, `GET /dashboard-api/${ruta}`, {
        token,
        cabeceras: { 'x-forwarded-for': ORIGEN },
      });
      expect(estado).toBe(200);
      expect((await lineas()).slice(previas)).toEqual([
        { usuario: 'consulta@fundacion.example', origen: ORIGEN },
      ]);
    }
  });

  it('si la lectura no se puede anotar, no se entrega', async () => {
    const { id } = await fabricarParticipante(servidor, { nombre: 'Nombre reservado' });
    const { token } = await servidor.servicios.autenticar(
      { email: 'consulta@fundacion.example', password: 'clave-de-consulta' },
      'prueba',
    );
    await base.ejecutarGuion(
      `create function negar() returns trigger language plpgsql as $f$ begin raise exception 'sin historia'; end $f$;
       create trigger negar before insert on actividad for each row execute function negar()`,
    );
    const { estado, texto } = await llamar(servidor, `GET /dashboard-api/participantes/${id}`, { token });
    await base.ejecutarGuion('drop trigger negar on actividad; drop function negar()');
    expect(estado).toBe(500);
    expect(texto).not.toContain('Nombre reservado');
  });
});

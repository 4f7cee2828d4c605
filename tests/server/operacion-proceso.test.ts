import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { firmarSubida, MAXIMO } from '@tests/server/apoyo/archivos';
import { llamar } from '@tests/server/apoyo/llamar';
import { carpetaTemporal, ejecutarConsola, Proceso, servidorConstruido } from '@tests/server/apoyo/proceso';
import type { ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const CLAVE = 'clave-del-proceso';
const EMAIL = 'admin@fundacion.example';
const carpeta = carpetaTemporal();
const datos = join(carpeta.ruta, 'datos');
const abiertos: Proceso[] = [];
let construido = '';

beforeAll(async () => {
  construido = await servidorConstruido();
}, 240_000);
afterEach(async () => {
  await Promise.all(abiertos.splice(0).map((proceso) => proceso.terminar('SIGKILL')));
});
afterAll(carpeta.borrar);

const iniciar = (entorno: Record<string, string> = {}): Proceso => {
  const proceso = new Proceso({ DATA_DIR: datos, ADMIN_PASSWORD: CLAVE, ...entorno }, construido);
  abiertos.push(proceso);
  return proceso;
};
const consola = (args: string[], entorno: Record<string, string> = {}, entrada = '') =>
  ejecutarConsola(construido, args, { DATA_DIR: datos, ...entorno }, entrada);
const entrar = (url: string, password: string, email = EMAIL) =>
  llamar({ url }, 'POST /auth-api/auth/login', { cuerpo: { email, password } });
const tokenDe = async (url: string, password = CLAVE): Promise<string> =>
  ((await entrar(url, password)).cuerpo.data as { token: string }).token;

/** Sends half of a file and waits, as a poor line does; `terminar` sends the rest and answers the status. */
const subidaAMedias = async (url: string, token: string, nombre = 'a-medias.bin') => {
  const servidor = { url, tokenAdmin: token } as ServidorDePrueba;
  const destino = await firmarSubida(servidor, nombre);
  const mitad = Buffer.alloc(MAXIMO / 20, 'x');
  const peticion = request(destino, {
    method: 'PUT',
    headers: { 'content-type': 'application/pdf', 'content-length': mitad.length * 2 },
  });
  const estado = new Promise<number>((resolver, rechazar) => {
    peticion.once('response', (respuesta) => {
      respuesta.resume();
      resolver(respuesta.statusCode ?? 0);
    });
    peticion.once('error', rechazar);
  });
  estado.catch(() => undefined);
  await new Promise((resolver) => peticion.write(mitad, resolver));
  // What is on its way is on the disk: the server has taken the request.
  const enCamino = join(datos, 'archivos-en-camino');
  await expect
    .poll(() => existsSync(enCamino) && readdirSync(enCamino).length > 0, { timeout: 30_000 })
    .toBe(true);
  return {
    terminar: (): Promise<number> => {
      peticion.end(mitad);
      return estado;
    },
  };
};

describe('operación del servidor', { timeout: 240_000 }, () => {
  it('un respaldo se hace con el servidor en marcha, se revisa, y vuelve a otra carpeta con su acceso', async () => {
    const url = await iniciar().listo();
    const token = await tokenDe(url);
    await llamar({ url }, 'POST /dashboard-api/sedes', {
      token,
      cuerpo: { nombre: 'Sede respaldada', direccion: 'Calle 1' },
    });
    expect(statSync(join(datos, 'consola.sock')).mode & 0o777).toBe(0o600);
    const frase = { BACKUP_PASSPHRASE: 'cinco palabras que nadie adivina' };
    const destino = join(carpeta.ruta, 'copias');
    const hecho = await consola(['backup', '--destino', destino, '--conservar', '3'], frase);
    expect(hecho).toMatchObject({ codigo: 0, errores: '' });
    expect(hecho.salida).toContain('Respaldo hecho, con el servidor en marcha, y leído de nuevo');
    const [nombre = ''] = readdirSync(destino);
    expect(nombre).toMatch(/\.tar\.gz\.cifrado$/);
    expect((await llamar({ url }, 'GET /dashboard-api/health')).estado).toBe(200);

    const ruta = join(destino, nombre);
    const revisado = await consola(['restore', '--desde', ruta, '--revisar'], frase);
    expect(revisado.salida).toContain('El respaldo está completo');
    expect(revisado.salida).toContain('Firma comprobada');
    const ajena = { ...frase, AUDIT_KEY: 'una clave que no es la de esta carpeta' };
    const negado = await consola(['restore', '--desde', ruta, '--revisar'], ajena);
    expect(negado).toMatchObject({ codigo: 1, salida: '' });
    expect(negado.errores).toMatch(/^El respaldo está firmado con otra clave .* --sin-comprobar-firma/);
    const pedido = await consola(['restore', '--desde', ruta, '--revisar', '--sin-comprobar-firma'], ajena);
    expect(pedido.salida).toContain('Firma sin comprobar');
    const ocupada = await consola(['restore', '--desde', ruta, '--reemplazar'], frase);
    expect(ocupada.codigo).toBe(1);
    expect(ocupada.errores).toMatch(/^La carpeta de datos .* ya está en uso por otro proceso/);
    const otra = join(carpeta.ruta, 'otra');
    const vuelta = await consola(['restore', '--desde', ruta, '--datos', otra], frase);
    expect(vuelta).toMatchObject({ codigo: 0, errores: '' });
    expect(vuelta.salida).toContain('sedes: 1');

    const restaurado = await iniciar({ DATA_DIR: otra }).listo();
    const { texto } = await llamar({ url: restaurado }, 'GET /dashboard-api/sedes', {
      token: await tokenDe(restaurado),
    });
    expect(texto).toContain('Sede respaldada');
    // A session of the original does not come back with the copy.
    expect((await llamar({ url: restaurado }, 'GET /dashboard-api/sedes', { token })).estado).toBe(401);
  });

  it.each([
    'admin list',
    'admin create --email rosa@fundacion.example',
    'admin reset --email rosa@fundacion.example',
    'admin verificar-auditoria',
    'admin sellar-historia',
    'admin revisar-datos',
    'admin aceptar-hora',
    'backup',
  ])(
    'donde no hay una base de datos, «%s» lo dice, con la carpeta, y ni empieza una ni anota nada',
    async (orden) => {
      const ajena = join(carpeta.ruta, 'sin-nada');
      const { codigo, salida, errores } = await consola(orden.split(' '), { DATA_DIR: ajena });
      expect([codigo, salida]).toEqual([1, '']);
      expect(errores).toContain(`En ${ajena} no hay una base de datos: revise DATA_DIR o DATABASE_URL.`);
      expect(existsSync(ajena)).toBe(false);
    },
  );

  it.each(['backup', 'admin list', 'admin sellar-historia', 'admin aceptar-hora'])(
    'con la base en otra parte y sin la carpeta de datos del servidor, «%s» lo dice y no la empieza',
    async (orden) => {
      const ajena = join(carpeta.ruta, 'sin-carpeta');
      const entorno = { DATA_DIR: ajena, DATABASE_URL: 'postgres://nadie@127.0.0.1:1/nada' };
      const { codigo, salida, errores } = await consola(orden.split(' '), entorno);
      expect([codigo, salida]).toEqual([1, '']);
      expect(errores).toContain(`No existe ${ajena}, donde el servidor deja sus archivos`);
      expect(existsSync(ajena)).toBe(false);
    },
  );

  it('tampoco con AUDIT_KEY hace «admin» esa carpeta, que el respaldo siguiente tomaría por la del servidor', async () => {
    const ajena = join(carpeta.ruta, 'sin-carpeta-y-con-clave');
    const entorno = {
      DATA_DIR: ajena,
      DATABASE_URL: 'postgres://nadie@127.0.0.1:1/nada',
      AUDIT_KEY: 'k'.repeat(40),
    };
    for (const orden of ['admin list', 'backup']) {
      const { codigo, errores } = await consola(orden.split(' '), entorno);
      expect([codigo, errores]).toEqual([1, expect.stringContaining(`No existe ${ajena}`)]);
    }
    expect(existsSync(ajena)).toBe(false);
  });

  it('la consola crea administradores y cambia contraseñas, y se niega mientras un servidor tiene la carpeta', async () => {
    const nueva = { DATA_DIR: join(carpeta.ruta, 'consola') };
    const email = 'rosa@fundacion.example';
    await iniciar(nueva).listo();
    await abiertos.splice(0)[0]?.terminar();
    const creada = await consola(['admin', 'create', '--email', email], nueva);
    expect(creada.salida).toContain(`Administrador creado: ${email}`);
    const generada = /Contraseña: (\S+)/.exec(creada.salida)?.[1] ?? '';
    const repetida = await consola(
      ['admin', 'create', '--email', email, '--stdin'],
      nueva,
      'otra-clave-larga',
    );
    expect(repetida.codigo).toBe(1);

    const url = await iniciar(nueva).listo();
    const sesion = (await entrar(url, generada, email)).cuerpo.data as { token: string };
    for (let i = 0; i < 10; i += 1) await entrar(url, 'clave equivocada', email);
    const negada = await consola(['admin', 'reset', '--email', email], nueva);
    expect(negada.codigo).toBe(1);
    expect(negada.errores).toMatch(/ya está en uso por otro proceso/);
    await abiertos[0]?.terminar();

    const clave = 'frase nueva de rosa';
    const corta = await consola(['admin', 'reset', '--email', email, '--stdin'], nueva, 'corta');
    expect([corta.codigo, corta.errores]).toEqual([1, 'La contraseña debe tener al menos 8 caracteres\n']);
    const cambiada = await consola(['admin', 'reset', '--email', email, '--stdin'], nueva, `${clave}\n`);
    expect(cambiada).toMatchObject({ codigo: 0, errores: '' });
    expect(cambiada.salida).not.toContain(clave);
    expect((await consola(['admin', 'list'], nueva)).salida).toMatch(/rosa@\S+ +ADMINISTRADOR +ACTIVO/);
    expect((await consola(['admin', 'verificar-auditoria'], nueva)).salida).toMatch(
      /^La historia está íntegra[\s\S]*Firmada por última vez: .* 20\d\d, \d\d:\d\d \(hora de Colombia\)/,
    );
    // What the server signed with its key is not good for whoever has another.
    const ajena = await consola(['admin', 'verificar-auditoria'], { ...nueva, AUDIT_KEY: 'z'.repeat(40) });
    expect([ajena.codigo, ajena.salida]).toEqual([2, expect.stringContaining('con otra clave')]);
    expect(await consola(['admin', 'revisar-datos'], nueva)).toMatchObject({
      codigo: 0,
      salida: 'No hay datos por revisar.\n',
    });

    const otra = await iniciar(nueva).listo();
    expect((await llamar({ url: otra }, 'GET /dashboard-api/sedes', sesion)).estado).toBe(401);
    const { token: provisional } = (await entrar(otra, clave, email)).cuerpo.data as { token: string };
    const elegida = await llamar({ url: otra }, 'PUT /auth-api/auth/password', {
      token: provisional,
      cuerpo: { actual: clave, nueva: 'la que rosa eligió' },
    });
    const { token } = elegida.cuerpo.data as { token: string };
    const historia = 'GET /dashboard-api/actividad?entidad=usuario&id=2';
    expect((await llamar({ url: otra }, historia, { token: provisional })).estado).toBe(401);
    const { texto } = await llamar({ url: otra }, historia, { token });
    expect(texto).toContain('"usuario":"consola"');
  });

  it('SIGTERM deja terminar una subida a medias; una segunda señal no espera', async () => {
    const primero = iniciar({ SHUTDOWN_DELAY: '2' });
    const url = await primero.listo();
    const subida = await subidaAMedias(url, await tokenDe(url));
    expect((await llamar({ url }, 'GET /ready')).estado).toBe(200);
    primero.senal('SIGTERM');
    await expect
      .poll(async () => (await llamar({ url }, 'GET /ready')).cuerpo.status, {
        timeout: 10_000,
        interval: 20,
      })
      .toBe('stopping');
    expect((await llamar({ url }, 'GET /live')).estado).toBe(200);
    expect((await llamar({ url }, 'GET /dashboard-api/health')).estado).toBe(200);
    expect(await subida.terminar()).toBe(204);
    expect(await primero.fin).toBe(0);
    expect(existsSync(join(datos, 'archivos/formatos/a-medias.bin'))).toBe(true);
    expect(existsSync(join(datos, 'consola.sock'))).toBe(false);

    const segundo = iniciar();
    const otra = await segundo.listo();
    await subidaAMedias(otra, await tokenDe(otra), 'otra.bin');
    segundo.senal('SIGTERM');
    await expect.poll(() => segundo.salida, { timeout: 10_000 }).toContain('Deteniendo el servidor');
    segundo.senal('SIGTERM');
    expect(await segundo.fin).toBe(1);
  });

  it('las mediciones salen en su propio puerto, sin datos de nadie; un nombre mal escrito se avisa', async () => {
    const proceso = iniciar({ METRICS_PORT: '0', DATABASEURL: 'postgres://x' });
    const url = await proceso.listo();
    expect(proceso.errores).toContain('¿Quiso escribir DATABASE_URL?');
    const medidas = /Mediciones en (\S+)/.exec(proceso.salida)?.[1] ?? '';
    await llamar({ url }, 'GET /dashboard-api/participantes/1017222333', { token: await tokenDe(url) });
    await llamar({ url }, 'GET /no-existe-1017222333');
    const texto = await (await fetch(medidas)).text();
    for (const medida of [
      /http_requests_total\{route="\/dashboard-api\/participantes\/:id",method="GET",status="404"\} 1/,
      /http_request_duration_seconds_bucket\{le="30",route="\/auth-api\/auth\/login"/,
      /^http_requests_in_flight 0$/m,
      /^database_up 1$/m,
      /^storage_up 1$/m,
      /^sessions_open [1-9]\d*$/m,
      /^password_jobs\{state="waiting"\} 0$/m,
      /^nodejs_eventloop_lag_p99_seconds /m,
      /^build_info\{version="\d+\.\d+\.\d+",node="v\d+/m,
      /^last_scrape_ok 1$/m,
    ])
      expect(texto).toMatch(medida);
    expect(texto).not.toMatch(/1017222333|admin@/);
    expect((await llamar({ url }, 'GET /metrics')).texto).not.toContain('http_requests_total');
  });

  it('el programa construido trae sus migraciones', () => {
    expect(readFileSync(`${construido}/migraciones/0001_inicial.sql`, 'utf8')).toContain('create table');
  });
});

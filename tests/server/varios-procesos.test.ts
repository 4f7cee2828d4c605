import { llamar } from '@tests/server/apoyo/llamar';
import {
  abrirPostgresDePrueba,
  hayPostgres,
  type PostgresDePrueba,
} from '@tests/server/apoyo/postgres-de-prueba';
import { carpetaTemporal, Proceso, servidorConstruido } from '@tests/server/apoyo/proceso';
import { puertoLibre } from '@tests/server/apoyo/puerto-libre';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const CLAVE = 'clave-del-proceso';
const CANDADO_DE_MIGRACIONES = 7_248_103;

describe.runIf(hayPostgres())('varios procesos sobre PostgreSQL', { timeout: 240_000 }, () => {
  const carpeta = carpetaTemporal();
  const abiertos: Proceso[] = [];
  let base: PostgresDePrueba;
  let construido = '';
  beforeAll(async () => {
    construido = await servidorConstruido();
    base = await abrirPostgresDePrueba();
  }, 240_000);
  afterAll(async () => {
    await Promise.all(abiertos.map((proceso) => proceso.terminar('SIGKILL')));
    await base.cerrar();
    carpeta.borrar();
  });
  const iniciar = (entorno: Record<string, string> = {}): Proceso => {
    const proceso = new Proceso(
      { DATA_DIR: carpeta.ruta, DATABASE_URL: base.url, ADMIN_PASSWORD: CLAVE, ...entorno },
      construido,
    );
    abiertos.push(proceso);
    return proceso;
  };

  it('mientras la base se pone al día escucha y dice que está iniciando; después atiende', async () => {
    const puerto = await puertoLibre();
    const url = `http://127.0.0.1:${puerto}`;
    const otra = postgres(base.url, { max: 1 });
    await otra`select pg_advisory_lock(${CANDADO_DE_MIGRACIONES})`;
    const proceso = iniciar({ PORT: String(puerto), METRICS_PORT: '0' });
    const pedir = (ruta: string, headers = {}) => fetch(url + ruta, { headers }).catch(() => null);
    await expect.poll(async () => (await pedir('/live'))?.status, { timeout: 60_000 }).toBe(200);
    const salud = await pedir('/dashboard-api/health');
    expect(salud?.status).toBe(503);
    expect(salud?.headers.get('retry-after')).toBe('5');
    expect(await salud?.json()).toMatchObject({
      status: 'starting',
      message: 'El sistema está iniciando: vuelva a intentar en unos segundos',
    });
    expect((await pedir('/ready'))?.status).toBe(503);
    const pagina = await (await pedir('/', { accept: 'text/html' }))?.text();
    expect(pagina).toContain('El sistema está iniciando');
    expect(pagina).toContain('Si es una emergencia, llame al 123.');
    expect(proceso.salida).toBe('');
    await otra`select pg_advisory_unlock(${CANDADO_DE_MIGRACIONES})`;
    await otra.end();
    await proceso.listo();
    expect(await (await pedir('/ready'))?.json()).toEqual({ status: 'ready' });
    const medidas = /Mediciones en (\S+)/.exec(proceso.salida)?.[1] ?? '';
    expect(await (await fetch(medidas)).text()).toMatch(/^database_connections\{state="active"\} [1-9]/m);
  });

  it('uno se va y el otro sigue: lo aceptado se termina y las sesiones sirven en los dos', async () => {
    const [uno, dos] = [iniciar(), iniciar()];
    const [urlUno, urlDos] = [await uno.listo(), await dos.listo()];
    const { cuerpo } = await llamar({ url: urlUno }, 'POST /auth-api/auth/login', {
      cuerpo: { email: 'admin@fundacion.example', password: CLAVE },
    });
    const { token } = cuerpo.data as { token: string };
    const crear = (url: string, nombre: string) =>
      llamar({ url }, 'POST /dashboard-api/sedes', { token, cuerpo: { nombre, direccion: 'Calle 1' } });
    const enCurso = Array.from({ length: 8 }, (_, n) => crear(urlUno, `Al cierre ${n}`));
    await Promise.race(enCurso);
    uno.senal('SIGTERM');
    const delOtro = await Promise.all(Array.from({ length: 8 }, (_, n) => crear(urlDos, `En el otro ${n}`)));
    expect(delOtro.map(({ estado }) => estado)).toEqual(Array(8).fill(201));
    expect((await Promise.all(enCurso)).map(({ estado }) => estado)).toEqual(Array(8).fill(201));
    expect(await uno.fin).toBe(0);
    const { cuerpo: sedes } = await llamar({ url: urlDos }, 'GET /dashboard-api/sedes', { token });
    expect(sedes.data).toHaveLength(16);
  });
});

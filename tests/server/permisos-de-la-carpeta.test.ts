import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { llamar } from '@tests/server/apoyo/llamar';
import { carpetaTemporal, ejecutarConsola, Proceso, servidorConstruido } from '@tests/server/apoyo/proceso';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const CLAVE = 'clave-admin-1';
/** The least careful of systems: what is created is for everybody. */
const SIN_MASCARA = ['sh', '-c', 'umask 0 && exec "$@"', 'sh'];

const permisos = (ruta: string): string => (statSync(ruta).mode & 0o7777).toString(8);

/** Everything under `ruta` that anybody but its owner may use. */
const abiertos = (ruta: string): string[] =>
  [ruta, ...readdirSync(ruta, { recursive: true, encoding: 'utf8' }).map((nombre) => join(ruta, nombre))]
    .filter((una) => (statSync(una).mode & 0o077) !== 0)
    .map((una) => `${una} ${permisos(una)}`);

describe('los permisos de la carpeta de datos', { timeout: 240_000 }, () => {
  const carpeta = carpetaTemporal();
  const procesos: Proceso[] = [];
  let construido = '';
  beforeAll(async () => {
    construido = await servidorConstruido();
  }, 240_000);
  afterAll(async () => {
    await Promise.all(procesos.map((proceso) => proceso.terminar()));
    carpeta.borrar();
  });
  const iniciar = (DATA_DIR: string): Proceso => {
    const proceso = new Proceso({ DATA_DIR, ADMIN_PASSWORD: CLAVE }, construido, SIN_MASCARA);
    procesos.push(proceso);
    return proceso;
  };

  it('todo lo que escribe es solo de su usuario, aunque el sistema no ponga máscara', async () => {
    const datos = join(carpeta.ruta, 'sin-mascara');
    const servidor = iniciar(datos);
    const url = await servidor.listo();
    const { cuerpo } = await llamar({ url }, 'POST /auth-api/auth/login', {
      cuerpo: { email: 'admin@fundacion.example', password: CLAVE },
    });
    const { token } = cuerpo.data as { token: string };
    const creada = await llamar({ url }, 'POST /dashboard-api/storage/create-folder', {
      token,
      cuerpo: { name: 'historias', parentPath: '' },
    });
    expect(creada.estado).toBe(201);
    await llamar({ url }, 'POST /auth-api/auth/reset-password', {
      cuerpo: { email: 'admin@fundacion.example' },
    });
    const mensajes = join(datos, 'correo');
    await expect.poll(() => existsSync(mensajes) && readdirSync(mensajes).join()).toMatch(/^[^.].*\.eml$/);
    expect(readdirSync(datos)).toEqual(
      expect.arrayContaining(['archivos', 'candado', 'consola.sock', 'pgdata']),
    );
    expect(abiertos(datos)).toEqual([]);

    const copias = join(carpeta.ruta, 'copias');
    const respaldo = await ejecutarConsola(construido, ['backup', '--destino', copias], { DATA_DIR: datos });
    expect(respaldo).toMatchObject({ codigo: 0, errores: '' });
    expect(readdirSync(copias)).toHaveLength(1);
    expect(abiertos(copias)).toEqual([]);
  });

  it.each(['777', '770', '702', '1777'])(
    'no arranca donde otros pueden escribir (%s) y dice qué hacer',
    async (modo) => {
      const datos = join(carpeta.ruta, `abierta-${modo}`);
      mkdirSync(datos);
      chmodSync(datos, Number.parseInt(modo, 8));
      const servidor = iniciar(datos);
      expect(await servidor.fin).toBe(1);
      expect(servidor.errores).toMatch(
        /^En la carpeta de datos .* pueden escribir otros usuarios del equipo/,
      );
      expect(servidor.errores).toContain(`chmod 0700 ${datos}`);
      expect(readdirSync(datos)).toEqual([]);
      mkdirSync(join(datos, 'pgdata'));
      const orden = await ejecutarConsola(construido, ['admin', 'list'], { DATA_DIR: datos });
      expect(orden.errores).toContain(`chmod 0700 ${datos}`);
      expect(permisos(datos)).toBe(modo);
    },
  );

  it('la que otros solo podían mirar queda cerrada', async () => {
    const datos = join(carpeta.ruta, 'a-la-vista');
    mkdirSync(datos);
    chmodSync(datos, 0o755);
    await iniciar(datos).listo();
    expect(permisos(datos)).toBe('700');
  });
});

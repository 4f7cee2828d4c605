import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { llamar } from '@tests/server/apoyo/llamar';
import { carpetaTemporal, Proceso, servidorConstruido } from '@tests/server/apoyo/proceso';
import { afterAll, beforeAll, expect, it } from 'vitest';

const carpeta = carpetaTemporal();
const datos = join(carpeta.ruta, 'datos');
const abiertos: Proceso[] = [];
let construido = '';
beforeAll(async () => {
  construido = await servidorConstruido();
}, 240_000);
afterAll(async () => {
  await Promise.all(abiertos.map((proceso) => proceso.terminar('SIGKILL')));
  carpeta.borrar();
});

const iniciar = (): Proceso => {
  const proceso = new Proceso({ DATA_DIR: datos, ADMIN_PASSWORD: 'clave-del-proceso' }, construido);
  abiertos.push(proceso);
  return proceso;
};
/** The first files of a new database are on the disk, and the others are not yet. */
const aMedias = (): boolean =>
  existsSync(datos) && readdirSync(datos).some((nombre) => existsSync(join(datos, nombre, 'global')));

it('un primer arranque cortado a medias no deja una base dañada: el siguiente la empieza', async () => {
  const cortado = iniciar();
  await expect.poll(aMedias, { interval: 5, timeout: 60_000 }).toBe(true);
  await cortado.terminar('SIGKILL');
  const url = await iniciar().listo();
  expect((await llamar({ url }, 'GET /dashboard-api/health')).estado).toBe(200);
  expect(readdirSync(datos)).toContain('pgdata');
  expect(readdirSync(datos).filter((nombre) => nombre.startsWith('pgdata'))).toEqual(['pgdata']);
}, 240_000);

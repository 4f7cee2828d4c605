import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { carpetaTemporal, ejecutarConsola, Proceso, servidorConstruido } from '@tests/server/apoyo/proceso';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { abrirEmbebida } from '@/infrastructure/postgres/base-datos/abrir-base-datos';

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

const iniciar = async (): Promise<Proceso> => {
  const proceso = new Proceso(
    { DATA_DIR: carpeta.ruta, ADMIN_PASSWORD: 'una clave propia y larga' },
    construido,
  );
  procesos.push(proceso);
  await proceso.listo();
  return proceso;
};
const consola = (orden: string) => ejecutarConsola(construido, orden.split(' '), { DATA_DIR: carpeta.ruta });

it('con el único administrador inactivo, el arranque y las órdenes dicen cómo salir de ahí, y así se sale', {
  timeout: 240_000,
}, async () => {
  const AVISO = 'ninguna cuenta de administrador está activa';
  const primero = await iniciar();
  await expect.poll(() => primero.salida).toContain('Inicie sesión en /login');
  expect(primero.salida).not.toContain(AVISO);
  await primero.terminar();
  const base = await abrirEmbebida(carpeta.ruta);
  await base.ejecutarGuion("update usuarios set estado = 'INACTIVO'");
  await base.cerrar();

  expect((await consola('admin list')).salida).toContain(AVISO);
  // Who restores it elsewhere hears it then, and not when nobody can sign in.
  const copias = join(carpeta.ruta, 'copias');
  await consola(`backup --destino ${copias}`);
  const [copia = ''] = readdirSync(copias);
  const restaurar = `restore --desde ${join(copias, copia)} --datos`;
  const vuelta = await consola(`${restaurar} ${join(carpeta.ruta, 'vuelta')}`);
  expect([vuelta.codigo, vuelta.salida.includes(AVISO)]).toEqual([0, true]);
  const cambiada = await consola('admin reset --email admin@fundacion.example');
  expect([cambiada.codigo, cambiada.salida.includes(AVISO)]).toEqual([0, true]);
  expect(cambiada.salida).not.toContain('hasta que otro administrador la active');
  const segundo = await iniciar();
  await expect.poll(() => segundo.salida).toContain(AVISO);
  expect(segundo.salida).not.toContain('Inicie sesión en /login con');
  await segundo.terminar();

  expect((await consola('admin create --email otra@fundacion.example')).codigo).toBe(0);
  expect((await consola('admin list')).salida).not.toContain(AVISO);
  await consola(`backup --destino ${join(carpeta.ruta, 'otras')}`);
  const [otra = ''] = readdirSync(join(carpeta.ruta, 'otras'));
  const sana = await consola(
    `restore --desde ${join(carpeta.ruta, 'otras', otra)} --datos ${join(carpeta.ruta, 'otra-vuelta')}`,
  );
  expect([sana.codigo, sana.salida.includes(AVISO)]).toEqual([0, false]);
  const deNuevo = await consola('admin reset --email admin@fundacion.example');
  expect(deNuevo.salida).toContain('hasta que otro administrador la active');
});

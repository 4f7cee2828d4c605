import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { carpetaTemporal, ejecutarConsola, servidorConstruido } from '@tests/server/apoyo/proceso';
import { quitarFirma } from '@tests/server/apoyo/rehacer-respaldo';
import { abrirRespaldado } from '@tests/server/apoyo/respaldos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const carpeta = carpetaTemporal();
let construido = '';
let origen: Awaited<ReturnType<typeof abrirRespaldado>>;
let sinFirma = '';

beforeAll(async () => {
  construido = await servidorConstruido();
  origen = await abrirRespaldado();
  sinFirma = await origen.rehecho('sin-firma.tar.gz', quitarFirma);
}, 240_000);
afterAll(async () => {
  await origen.cerrar();
  carpeta.borrar();
});

const ensayar = (DATA_DIR: string, ...mas: string[]) =>
  ejecutarConsola(construido, ['restore', '--desde', sinFirma, '--ensayar', ...mas], { DATA_DIR });

describe('ensayar un respaldo donde no hay un servidor', { timeout: 240_000 }, () => {
  it('no deja la carpeta ni notas en ella, vuelva igual o no', async () => {
    const datos = join(carpeta.ruta, 'nunca');
    const rechazado = await ensayar(datos);
    expect([rechazado.codigo, rechazado.errores.includes('no está firmado')]).toEqual([1, true]);
    expect(existsSync(datos)).toBe(false);
    expect((await ensayar(datos, '--sin-comprobar-firma')).codigo).toBe(0);
    expect(existsSync(datos)).toBe(false);
  });

  it('admite el que se admite a propósito, como al restaurarlo, y donde lo hay se anota', async () => {
    const datos = join(carpeta.ruta, 'de-un-servidor');
    mkdirSync(datos, { mode: 0o700 });
    const { codigo, salida } = await ensayar(datos, '--sin-comprobar-firma');
    expect([codigo, salida.includes('quedaron iguales')]).toEqual([0, true]);
    expect(readdirSync(datos).sort()).toEqual(['ensayo', 'estado']);
    const cifrado = ['--sin-comprobar-firma', '--sin-cifrar'];
    const conFrase = await ejecutarConsola(
      construido,
      ['restore', '--desde', sinFirma, '--ensayar', ...cifrado],
      { DATA_DIR: datos, BACKUP_PASSPHRASE: 'cinco palabras que nadie adivina' },
    );
    expect([conFrase.codigo, conFrase.errores]).toEqual([0, '']);
  });
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { carpetaTemporal, ejecutarConsola, servidorConstruido } from '@tests/server/apoyo/proceso';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const carpeta = carpetaTemporal();
let construido = '';

beforeAll(async () => {
  construido = await servidorConstruido();
}, 240_000);
afterAll(carpeta.borrar);

const consola = (args: string[], entorno: Record<string, string>) =>
  ejecutarConsola(construido, args, { DATA_DIR: join(carpeta.ruta, 'datos'), ...entorno });

describe('restaurar con --datos', { timeout: 240_000 }, () => {
  it('no toca la base de DATABASE_URL: lo dice y no empieza', async () => {
    const aparte = join(carpeta.ruta, 'aparte');
    const entorno = { DATABASE_URL: 'postgres://nadie@127.0.0.1:1/nada' };
    const desde = join(carpeta.ruta, 'respaldo.tar.gz');
    for (const mas of [[], ['--reemplazar']]) {
      const args = ['restore', '--desde', desde, '--datos', aparte, ...mas];
      const { codigo, salida, errores } = await consola(args, entorno);
      expect([codigo, salida]).toEqual([1, '']);
      expect(errores).toContain('DATABASE_URL está definida y la base se restauraría en ese PostgreSQL');
    }
    expect(existsSync(aparte)).toBe(false);
  });

  it('no toca los archivos de S3_ENDPOINT: lo dice y no empieza', async () => {
    const aparte = join(carpeta.ruta, 'aparte');
    const entorno = {
      ...{ S3_ENDPOINT: 'http://127.0.0.1:1', S3_BUCKET: 'de-todos-los-dias' },
      ...{ S3_ACCESS_KEY_ID: 'nadie', S3_SECRET_ACCESS_KEY: 'nada' },
    };
    const desde = join(carpeta.ruta, 'respaldo.tar.gz');
    const args = ['restore', '--desde', desde, '--datos', aparte, '--reemplazar'];
    const { codigo, salida, errores } = await consola(args, entorno);
    expect([codigo, salida]).toEqual([1, '']);
    expect(errores).toContain('los archivos se restaurarían en el depósito de-todos-los-dias');
    expect(existsSync(aparte)).toBe(false);
    // What it says to do is enough: half of them would be refused.
    const quitadas = [...errores.matchAll(/-u (\w+)/g)].map(([, nombre]) => nombre);
    const sinEllas = Object.entries(entorno).filter(([nombre]) => !quitadas.includes(nombre));
    const repetida = await consola(args, Object.fromEntries(sinEllas));
    expect(repetida.errores).not.toContain('S3');
    expect(repetida.errores).toContain(desde);
  });
});

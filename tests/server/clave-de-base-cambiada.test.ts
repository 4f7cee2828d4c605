import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  abrirPostgresDePrueba,
  hayPostgres,
  type PostgresDePrueba,
} from '@tests/server/apoyo/postgres-de-prueba';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abrirBaseDatos } from '@/infrastructure/postgres/base-datos/abrir-base-datos';
import { NOMBRE_DE_SERVIDOR } from '@/infrastructure/postgres/base-datos/abrir-postgres';
import { type BaseDatosAbierta, consultar } from '@/infrastructure/postgres/base-datos/base-datos';
import { leerEntorno } from '@/server/arranque/leer-entorno';
import { ubicacionDe } from '@/server/composicion/ubicacion';

describe.skipIf(!hayPostgres())('la contraseña de la base cambia con el servidor en marcha', () => {
  let carpeta: string;
  let cluster: PostgresDePrueba;
  let base: BaseDatosAbierta | undefined;

  beforeAll(async () => {
    carpeta = mkdtempSync(join(tmpdir(), 'clave-base-'));
    // The server's own connections have another name, so that only those of the product are cut below.
    cluster = await abrirPostgresDePrueba({ nombre: 'prueba' });
    await cluster.db.execute(sql`create role fundacion login password 'la primera'`);
    await cluster.db.execute(sql`create database fundacion owner fundacion`);
    const [{ ruta = '' } = {}] = await consultar<{ ruta: string }>(
      cluster.db,
      sql`select current_setting('hba_file') as ruta`,
    );
    writeFileSync(ruta, `host all fundacion all scram-sha-256\n${readFileSync(ruta, 'utf8')}`);
    await cluster.db.execute(sql`select pg_reload_conf()`);
  });
  afterAll(async () => {
    await base?.cerrar();
    await cluster.cerrar();
    rmSync(carpeta, { recursive: true });
  });

  const archivo = () => join(carpeta, 'database_url');
  const escribir = (clave: string): void =>
    writeFileSync(
      archivo(),
      cluster.url
        .replace('prueba@', `fundacion:${encodeURIComponent(clave)}@`)
        .replace(/\/postgres$/, '/fundacion'),
    );
  const abrir = () => abrirBaseDatos(ubicacionDe(leerEntorno({ DATABASE_URL_FILE: archivo() })));

  it('las conexiones nuevas toman la del archivo, sin reiniciar', async () => {
    escribir('no es');
    await expect
      .poll(
        () =>
          abrir().then(
            () => 'entró',
            () => 'rechazada',
          ),
        { timeout: 20_000 },
      )
      .toBe('rechazada');
    escribir('la primera');
    base = await abrir();
    const preguntar = () =>
      consultar<{ yo: string }>((base as BaseDatosAbierta).db, sql`select current_user as yo`);
    expect(await preguntar()).toEqual([{ yo: 'fundacion' }]);
    await cluster.db.execute(sql`alter role fundacion password 'la segunda: ñ/@'`);
    escribir('la segunda: ñ/@');
    await cluster.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${NOMBRE_DE_SERVIDOR}`,
    );
    await expect
      .poll(() => preguntar().catch(() => null), { timeout: 20_000 })
      .toEqual([{ yo: 'fundacion' }]);
  });
});

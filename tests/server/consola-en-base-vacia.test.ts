import { abrirPostgresDePrueba, hayPostgres } from '@tests/server/apoyo/postgres-de-prueba';
import { carpetaNueva } from '@tests/server/apoyo/respaldos';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { abrirAdministracion } from '@/infrastructure/di/server/consola/abrir-administracion';
import { abrirBaseDatos } from '@/infrastructure/postgres/base-datos/abrir-base-datos';
import { abrirPostgres } from '@/infrastructure/postgres/base-datos/abrir-postgres';
import { consultar } from '@/infrastructure/postgres/base-datos/base-datos';
import { HECHURAS } from '@/server/composicion/secciones';

it.skipIf(!hayPostgres())(
  'en un PostgreSQL donde ningún servidor ha empezado lo dice y lo deja vacío; después abre',
  { timeout: 120_000 },
  async () => {
    const cluster = await abrirPostgresDePrueba();
    const datos = carpetaNueva();
    await cluster.db.execute(sql`create database vacia`);
    const ubicacion = { url: cluster.url.replace(/\/postgres$/, '/vacia'), carpeta: datos.ruta };
    await expect(abrirAdministracion(ubicacion, async () => HECHURAS)).rejects.toThrow(
      /^La base de datos está vacía: .* revise DATABASE_URL.* inicie el servidor una vez/,
    );
    const mirar = abrirPostgres(ubicacion.url);
    expect(
      await consultar(
        mirar.db,
        sql`select relname from pg_class where relnamespace = 'public'::regnamespace`,
      ),
    ).toEqual([]);
    await mirar.cerrar();

    await (await abrirBaseDatos(ubicacion)).cerrar();
    const administracion = await abrirAdministracion(ubicacion, async () => HECHURAS);
    expect(await administracion.listar()).toEqual([]);
    await administracion.cerrar();
    await cluster.cerrar();
    datos.borrar();
  },
);

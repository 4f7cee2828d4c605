import { abrirPostgresDePrueba, hayPostgres } from '@tests/server/apoyo/postgres-de-prueba';
import { ADMIN, crearServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { abrirBaseDatos } from '@/infrastructure/postgres/base-datos/abrir-base-datos';
import { consultar } from '@/infrastructure/postgres/base-datos/base-datos';

describe.skipIf(!hayPostgres())('la cuenta de la base de datos', () => {
  it('le basta ser dueña de su propia base: ni superusuario, ni crear bases, ni crear cuentas', async () => {
    const cluster = await abrirPostgresDePrueba();
    await cluster.db.execute(
      sql`create role fundacion login nosuperuser nocreatedb nocreaterole noreplication nobypassrls`,
    );
    await cluster.db.execute(sql`create database fundacion owner fundacion`);
    const url = cluster.url.replace('prueba@', 'fundacion@').replace(/\/postgres$/, '/fundacion');
    const propia = await abrirBaseDatos({ url, carpeta: '' });
    const [cuenta] = await consultar<{ nombre: string; poder: boolean }>(
      propia.db,
      sql`select current_user as nombre, rolsuper or rolcreatedb or rolcreaterole as poder
            from pg_roles where rolname = current_user`,
    );
    expect(cuenta).toEqual({ nombre: 'fundacion', poder: false });
    const servidor = await crearServidorDePrueba({ db: propia.db });
    expect((await servidor.servicios.autenticar(ADMIN, 'prueba')).usuario.rol).toBe('ADMINISTRADOR');
    expect(await servidor.servicios.verificarActividad()).toMatchObject({ integra: true });
    await servidor.cerrar();
    await propia.cerrar();
    await cluster.cerrar();
  });
});

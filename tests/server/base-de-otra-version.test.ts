import { MOTORES } from '@tests/server/apoyo/motores';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BaseDatosAbierta, consultar } from '@/infrastructure/postgres/base-datos/base-datos';
import { leerGuiones, migrar } from '@/infrastructure/postgres/base-datos/migrar';
import { vaciarBase } from '@/infrastructure/postgres/respaldos/vaciar-base';
import { explicarFallo } from '@/server/arranque/explicar-fallo';

/** What a release that does not exist yet would leave. */
const DE_DESPUES = '9999_de_despues.sql';

describe.each(MOTORES)('una base que dejó una versión más nueva, en $nombre', ({ abrir }) => {
  let base: BaseDatosAbierta;
  beforeAll(async () => {
    base = await abrir();
    await base.ejecutarGuion(
      `insert into migraciones (nombre) values ('${DE_DESPUES}');
       delete from migraciones where nombre = '0044_movimientos.sql'`,
    );
  });
  afterAll(() => base.cerrar());

  it('no se abre: lo dice con lo que hay que hacer, y no le cambia nada', async () => {
    const motivo = await migrar(base).then(
      (hechas) => `se abrió, con ${hechas.join()}`,
      (error: unknown) => explicarFallo(error),
    );
    expect(motivo).toContain('los dejó una versión más nueva del programa');
    expect(motivo).toContain(DE_DESPUES);
    expect(motivo).toContain('npm run restore -- --desde RESPALDO --reemplazar');
    const aplicadas = await consultar<{ nombre: string }>(base.db, sql`select nombre from migraciones`);
    expect(aplicadas.map(({ nombre }) => nombre)).not.toContain('0044_movimientos.sql');
  });

  it('con una tabla que esta no conoce, al restaurar encima se dice que pide una base vacía', async () => {
    const vaciar = async () => vaciarBase(base.db, await leerGuiones());
    await base.ejecutarGuion('create table tareas (n int)');
    await expect(vaciar()).rejects.toThrow(/versión más nueva del programa.*\(tareas\).*base vacía/);
    await base.ejecutarGuion(`delete from migraciones where nombre = '${DE_DESPUES}'`);
    await expect(vaciar()).rejects.toThrow('tablas que no son de este programa (tareas)');
  });
});

import { carpetaTemporal } from '@tests/server/apoyo/proceso';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { abrirBaseDatos } from '@/infrastructure/postgres/base-datos/abrir-base-datos';
import { type BaseDatosAbierta, consultar } from '@/infrastructure/postgres/base-datos/base-datos';

/** Bytes of the log that the next start would have to read. */
const porLeer = async ({ db }: BaseDatosAbierta): Promise<number> => {
  const [fila] = await consultar<{ bytes: number | string }>(
    db,
    sql`select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) as bytes from pg_control_checkpoint()`,
  );
  return Number(fila?.bytes);
};

it('asentar la base embebida deja el diario casi vacío, y lo escrito sigue ahí', {
  timeout: 240_000,
}, async () => {
  const carpeta = carpetaTemporal();
  const base = await abrirBaseDatos({ carpeta: carpeta.ruta });
  try {
    for (let n = 0; n < 20; n++)
      await base.db.execute(
        sql`insert into intentos_acceso (clave, fecha) select repeat('x', 500), now() from generate_series(1, 500)`,
      );
    expect(await porLeer(base)).toBeGreaterThan(5_000_000);
    await base.asentar?.();
    expect(await porLeer(base)).toBeLessThan(100_000);
    const [fila] = await consultar<{ n: number | string }>(
      base.db,
      sql`select count(*) as n from intentos_acceso`,
    );
    expect(Number(fila?.n)).toBe(10_000);
  } finally {
    await base.cerrar();
    carpeta.borrar();
  }
});

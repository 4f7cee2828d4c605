import { eq, sql } from 'drizzle-orm';
import type { PuertaDeLaFamilia } from '@/application/mensualidades/enlaces/enlaces-de-cuenta.port';
import { enlaceEnHistoria } from '@/domain/mensualidades/enlaces/enlace-de-cuenta';
import { enlacesDeCuenta as e } from '@/infrastructure/postgres/esquema/enlaces-de-cuenta';
import { comoEnlace, leerEnlace, mirarCuenta } from '@/infrastructure/postgres/mensualidades/leer-enlaces';
import { type Contexto, enTransaccion } from '@/infrastructure/postgres/shared/contexto';
import { anotarHistoria } from '@/infrastructure/postgres/shared/historia';
import { igualId } from '@/infrastructure/postgres/shared/leer-id';

export const postgresPuertaDeLaFamilia = (contexto: Contexto): PuertaDeLaFamilia => ({
  buscar: (huella) => leerEnlace(contexto.db, eq(e.huella, huella)),
  mirar: (clave) => mirarCuenta(contexto, clave),
  anotarApertura: (id, seAnota) =>
    enTransaccion(contexto, async (tx) => {
      const [fila] = await tx.db.select().from(e).where(igualId(e.id, id)).for('update');
      // It may have gone with its person meanwhile.
      if (!fila) return;
      const ahora = tx.reloj.ahora();
      const anota = seAnota(fila.anotado_en?.toISOString() ?? null);
      await tx.db
        .update(e)
        .set({
          abierto_en: ahora,
          veces_abierto: sql`${e.veces_abierto} + 1`,
          ...(anota ? { anotado_en: ahora } : {}),
        })
        .where(eq(e.id, fila.id));
      if (!anota) return;
      await anotarHistoria(tx, {
        entidad: 'enlace_de_cuenta',
        accion: 'CONSULTAR',
        despues: enlaceEnHistoria(comoEnlace(fila)),
      });
    }),
});

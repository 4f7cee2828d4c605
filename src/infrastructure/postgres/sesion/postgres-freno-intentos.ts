import { createHash } from 'node:crypto';
import { and, count, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { ErrorDemasiadosIntentos } from '@/application/sesion/freno-de-intentos';
import type { CuentaDeIntentos, FrenoIntentos } from '@/application/sesion/freno-intentos.port';
import type { Reloj } from '@/application/shared/equipo.port';
import { limiteDelFuturo } from '@/domain/operacion/reloj-vigilado';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { accesosConocidos, intentosAcceso } from '@/infrastructure/postgres/esquema/sesiones';

/** Of everybody: attempts are kept under digests, and which are of one person cannot be told. They last minutes. */
export const olvidarIntentos = async (db: Ejecutor): Promise<void> => {
  await db.delete(intentosAcceso);
};

const VENTANA_MS = 15 * 60_000;
/** An address that an account has not used in this long is as good as any other. */
const CONOCIDO_MS = 90 * 86_400_000;

/** People type passwords in the e-mail field: what was typed is not stored. */
const huella = (clave: string): string => createHash('sha256').update(clave).digest('hex');

const segundosDeEspera = async (
  db: Ejecutor,
  { clave, maximo }: CuentaDeIntentos,
  ahora: Date,
): Promise<number> => {
  const desde = new Date(ahora.getTime() - VENTANA_MS);
  // Those of a time that has not come were counted by a wrong clock: they would keep the account out until then.
  const vigentes = and(
    eq(intentosAcceso.clave, huella(clave)),
    gt(intentosAcceso.fecha, desde),
    lt(intentosAcceso.fecha, limiteDelFuturo(ahora)),
  );
  const [conteo] = await db.select({ total: count() }).from(intentosAcceso).where(vigentes);
  const total = conteo?.total ?? 0;
  if (total < maximo) return 0;
  const [libera] = await db
    .select({ fecha: intentosAcceso.fecha })
    .from(intentosAcceso)
    .where(vigentes)
    .orderBy(intentosAcceso.fecha)
    .offset(total - maximo)
    .limit(1);
  const cuando = (libera?.fecha ?? ahora).getTime() + VENTANA_MS;
  return Math.max(1, Math.ceil((cuando - ahora.getTime()) / 1_000));
};

/** Kept in the database: a restart does not forgive. */
export const postgresFrenoIntentos = (db: Ejecutor, reloj: Reloj): FrenoIntentos => ({
  contar: async (cuentas) => {
    const ids = await db.transaction(async (transaccion) => {
      const tx = transaccion as unknown as Ejecutor;
      const ahora = reloj.ahora();
      const claves = cuentas.map(({ clave }) => huella(clave)).sort();
      for (const clave of claves) {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${clave}, 0))`);
      }
      const esperas = [];
      for (const cuenta of cuentas) esperas.push(await segundosDeEspera(tx, cuenta, ahora));
      const espera = Math.max(...esperas);
      if (espera > 0) throw new ErrorDemasiadosIntentos(espera);
      await tx
        .delete(intentosAcceso)
        .where(lt(intentosAcceso.fecha, new Date(ahora.getTime() - 2 * VENTANA_MS)));
      const filas = claves.map((clave) => ({ clave, fecha: ahora }));
      return tx.insert(intentosAcceso).values(filas).returning({ id: intentosAcceso.id });
    });
    return async () => {
      await db.delete(intentosAcceso).where(
        inArray(
          intentosAcceso.id,
          ids.map(({ id }) => id),
        ),
      );
    };
  },
  olvidar: async (clave) => {
    await db.delete(intentosAcceso).where(eq(intentosAcceso.clave, huella(clave)));
  },
  conoce: async (clave) => {
    const [fila] = await db
      .select({ clave: accesosConocidos.clave })
      .from(accesosConocidos)
      .where(
        and(
          eq(accesosConocidos.clave, huella(clave)),
          gt(accesosConocidos.ultimo, new Date(reloj.ahora().getTime() - CONOCIDO_MS)),
        ),
      );
    return fila !== undefined;
  },
  reconocer: async (clave) => {
    const ultimo = reloj.ahora();
    await db
      .insert(accesosConocidos)
      .values({ clave: huella(clave), ultimo })
      .onConflictDoUpdate({ target: accesosConocidos.clave, set: { ultimo } });
  },
});

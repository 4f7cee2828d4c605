import { gt, lt, or, sql } from 'drizzle-orm';
import type { Reloj } from '@/application/shared/equipo.port';
import { limiteDelFuturo } from '@/domain/operacion/reloj-vigilado';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { firmasUsadas } from '@/infrastructure/postgres/esquema/archivos';
import { clavesCreacion } from '@/infrastructure/postgres/esquema/claves-creacion';
import { enlacesDeCuenta } from '@/infrastructure/postgres/esquema/enlaces-de-cuenta';
import {
  accesosConocidos,
  intentosAcceso,
  restablecimientos,
  sesiones,
} from '@/infrastructure/postgres/esquema/sesiones';

const DIA_MS = 86_400_000;
const DIAS_CONOCIDO = 90;
/** A link that ended is told of in the panel for a year; what the history says of it stays. */
const DIAS_DE_ENLACE_TERMINADO = 365;

/**
 * Removes what nothing asks for any more: sessions, creation keys and attempts that ended a day ago, or that a
 * wrong clock dated in the future, where they would come to life; shortens the counts.
 */
export const limpiarVencidos = async (db: Ejecutor, reloj: Reloj): Promise<void> => {
  const limite = new Date(reloj.ahora().getTime() - DIA_MS);
  const futuro = limiteDelFuturo(reloj.ahora());
  await db
    .delete(sesiones)
    .where(
      or(lt(sesiones.expira_en, limite), lt(sesiones.revocada_en, limite), gt(sesiones.creada_en, futuro)),
    );
  await db.delete(clavesCreacion).where(lt(clavesCreacion.creada_en, limite));
  await db.delete(firmasUsadas).where(lt(firmasUsadas.expira_en, limite));
  await db
    .delete(restablecimientos)
    .where(or(lt(restablecimientos.expira_en, limite), gt(restablecimientos.creado_en, futuro)));
  await db
    .delete(intentosAcceso)
    .where(or(lt(intentosAcceso.fecha, limite), gt(intentosAcceso.fecha, futuro)));
  const olvido = new Date(reloj.ahora().getTime() - DIAS_CONOCIDO * DIA_MS);
  await db.delete(accesosConocidos).where(lt(accesosConocidos.ultimo, olvido));
  const sinEnlace = new Date(reloj.ahora().getTime() - DIAS_DE_ENLACE_TERMINADO * DIA_MS);
  await db.delete(enlacesDeCuenta).where(lt(enlacesDeCuenta.expira_en, sinEnlace));
  await db.execute(sql`select compactar_conteos()`);
};

import { lt, or, sql } from 'drizzle-orm';
import type { Reloj } from '@/application/shared/reloj.port';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { firmasUsadas } from '@/infrastructure/postgres/esquema/archivos';
import { clavesCreacion } from '@/infrastructure/postgres/esquema/claves-creacion';
import { restablecimientos } from '@/infrastructure/postgres/esquema/restablecimientos';
import { accesosConocidos, intentosAcceso, sesiones } from '@/infrastructure/postgres/esquema/sesiones';

const DIA_MS = 86_400_000;
const DIAS_CONOCIDO = 90;

/** Removes what nothing asks for any more: sessions, creation keys and attempts that ended a day ago; shortens the counts. */
export const limpiarVencidos = async (db: Ejecutor, reloj: Reloj): Promise<void> => {
  const limite = new Date(reloj.ahora().getTime() - DIA_MS);
  await db.delete(sesiones).where(or(lt(sesiones.expira_en, limite), lt(sesiones.revocada_en, limite)));
  await db.delete(clavesCreacion).where(lt(clavesCreacion.creada_en, limite));
  await db.delete(firmasUsadas).where(lt(firmasUsadas.expira_en, limite));
  await db.delete(restablecimientos).where(lt(restablecimientos.expira_en, limite));
  await db.delete(intentosAcceso).where(lt(intentosAcceso.fecha, limite));
  const olvido = new Date(reloj.ahora().getTime() - DIAS_CONOCIDO * DIA_MS);
  await db.delete(accesosConocidos).where(lt(accesosConocidos.ultimo, olvido));
  await db.execute(sql`select compactar_conteos()`);
};

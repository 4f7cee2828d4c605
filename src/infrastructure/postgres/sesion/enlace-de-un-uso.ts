import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { limiteDelFuturo } from '@/domain/operacion/reloj-vigilado';
import { RESTABLECIMIENTO_MINUTOS } from '@/domain/shared/constantes';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { restablecimientos } from '@/infrastructure/postgres/esquema/sesiones';

interface EnlaceDeUnUso {
  huella: string;
  /** `null` for one that is nobody's: it looks like the others and opens nothing. */
  usuario_id: number | null;
  /** Of the first start, or of a forgotten password: neither does what the other does. */
  inicial: boolean;
}

export const guardarEnlace = async (db: Ejecutor, enlace: EnlaceDeUnUso, ahora: Date): Promise<void> => {
  const expira_en = new Date(ahora.getTime() + RESTABLECIMIENTO_MINUTOS * 60_000);
  await db.insert(restablecimientos).values({ ...enlace, creado_en: ahora, expira_en });
};

/** Spends a link of that person and that kind; false for one that was used, has expired or comes from the future. */
export const gastarEnlace = async (
  db: Ejecutor,
  { huella, usuario_id, inicial }: EnlaceDeUnUso & { usuario_id: number },
  ahora: Date,
): Promise<boolean> => {
  const gastados = await db
    .update(restablecimientos)
    .set({ usado_en: ahora })
    .where(
      and(
        eq(restablecimientos.huella, huella),
        eq(restablecimientos.usuario_id, usuario_id),
        eq(restablecimientos.inicial, inicial),
        isNull(restablecimientos.usado_en),
        gt(restablecimientos.expira_en, ahora),
        lt(restablecimientos.creado_en, limiteDelFuturo(ahora)),
      ),
    )
    .returning({ huella: restablecimientos.huella });
  return gastados.length > 0;
};

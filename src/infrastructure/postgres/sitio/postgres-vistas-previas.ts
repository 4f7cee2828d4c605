import { and, eq, gt, lt } from 'drizzle-orm';
import type { Reloj } from '@/application/shared/equipo.port';
import type { Tokens } from '@/application/shared/secretos.port';
import type { VistasPrevias } from '@/application/sitio/vistas-previas.port';
import type { PaginaDelSitio } from '@/domain/sitio/campos-sitio';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { sitioVistasPrevias } from '@/infrastructure/postgres/esquema/sitio';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';

export const postgresVistasPrevias = ({ db, reloj }: Contexto, tokens: Tokens): VistasPrevias => ({
  permitir: async (pagina, expira) => {
    const ficha = tokens.nuevo();
    await db.insert(sitioVistasPrevias).values({ huella: tokens.huella(ficha), pagina, expira_en: expira });
    return ficha;
  },
  gastar: async (ficha) => {
    const [gastada] = await db
      .delete(sitioVistasPrevias)
      .where(
        and(
          eq(sitioVistasPrevias.huella, tokens.huella(ficha)),
          gt(sitioVistasPrevias.expira_en, reloj.ahora()),
        ),
      )
      .returning({ pagina: sitioVistasPrevias.pagina });
    return (gastada?.pagina as PaginaDelSitio | undefined) ?? null;
  },
});

/** Those that nobody opened. */
export const limpiarVistasPrevias = async (db: Ejecutor, reloj: Reloj): Promise<void> => {
  await db.delete(sitioVistasPrevias).where(lt(sitioVistasPrevias.expira_en, reloj.ahora()));
};

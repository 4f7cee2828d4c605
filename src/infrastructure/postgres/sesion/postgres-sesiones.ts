import { and, eq, isNull } from 'drizzle-orm';
import type { SesionesAbiertas } from '@/application/sesion/sesiones-abiertas.port';
import type { Reloj } from '@/application/shared/reloj.port';
import { SESION_MAXIMA_MS } from '@/domain/sesion/vigencia-sesion';
import { tieneCodigo } from '@/domain/shared/errores/error-aplicacion';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { sesiones } from '@/infrastructure/postgres/esquema/sesiones';
import { consultaTitular } from '@/infrastructure/postgres/sesion/consulta-titular';
import { traducirErrorPostgres } from '@/infrastructure/postgres/shared/errores-postgres';

/** How often use is written down: a busy session does not write on every request. */
const ANOTAR_USO_CADA_MS = 60_000;
const AGENTE_MAXIMO = 300;

export const postgresSesiones = (db: Ejecutor, reloj: Reloj): SesionesAbiertas => {
  const buscarTitular = consultaTitular(db, reloj);
  /** A disk without room stops writing, not reading: then the session counts from its last written use. */
  const anotarUso = async (huella: string, ahora: Date): Promise<void> => {
    try {
      await db.update(sesiones).set({ ultimo_uso: ahora }).where(eq(sesiones.huella, huella));
    } catch (error) {
      if (!tieneCodigo(traducirErrorPostgres(error), 'NO_DISPONIBLE')) throw error;
    }
  };
  return {
    abrir: async (huella, usuario, lugar) => {
      const ahora = reloj.ahora();
      const expira_en = new Date(ahora.getTime() + SESION_MAXIMA_MS);
      await db.insert(sesiones).values({
        huella,
        usuario_id: Number(usuario),
        creada_en: ahora,
        ultimo_uso: ahora,
        expira_en,
        direccion: lugar?.direccion ?? null,
        agente: lugar?.agente?.slice(0, AGENTE_MAXIMO) ?? null,
      });
    },
    titular: async (huella) => {
      const fila = await buscarTitular(huella);
      if (!fila) return null;
      const ahora = reloj.ahora();
      if (ahora.getTime() - Date.parse(fila.ultimo_uso) >= ANOTAR_USO_CADA_MS) await anotarUso(huella, ahora);
      const { id, email, rol, provisional_hasta } = fila;
      return { id, email, rol, provisional: provisional_hasta !== null };
    },
    revocar: async (huella) => {
      await db
        .update(sesiones)
        .set({ revocada_en: reloj.ahora() })
        .where(and(eq(sesiones.huella, huella), isNull(sesiones.revocada_en)));
    },
  };
};

import { and, eq, isNull } from 'drizzle-orm';
import type { SesionesAbiertas, TitularSesion } from '@/application/sesion/sesiones-abiertas.port';
import type { Reloj } from '@/application/shared/reloj.port';
import { SESION_MAXIMA_MS } from '@/domain/sesion/vigencia-sesion';
import { tieneCodigo } from '@/domain/shared/errores/error-aplicacion';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { sesiones } from '@/infrastructure/postgres/esquema/sesiones';
import { usuarios } from '@/infrastructure/postgres/esquema/usuarios';
import { consultaTitular } from '@/infrastructure/postgres/sesion/consulta-titular';
import { traducirErrorPostgres } from '@/infrastructure/postgres/shared/errores-postgres';

/** How often use is written down: a busy session does not write on every request. */
const ANOTAR_USO_CADA_MS = 60_000;
const AGENTE_MAXIMO = 300;
/** Many more than people at work at once: whoever opens sessions must not fill the memory with them. */
const RECORDADAS_MAXIMO = 1_000;

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
  const recordadas = new Map<string, { titular: TitularSesion; hasta: number }>();
  const recordar = (huella: string, titular: TitularSesion, hasta: number): TitularSesion => {
    if (recordadas.size >= RECORDADAS_MAXIMO) recordadas.clear();
    recordadas.set(huella, { titular, hasta });
    return titular;
  };
  return {
    abrir: (huella, { id, hash, version }, lugar) =>
      db.transaction(async (tx) => {
        const ahora = reloj.ahora();
        const usuario_id = Number(id);
        // Held until the session is there: whoever changes the account waits for it, and then ends it with the others.
        const [cuenta] = await tx
          .select({ id: usuarios.id })
          .from(usuarios)
          .where(
            and(
              eq(usuarios.id, usuario_id),
              eq(usuarios.contrasena, hash),
              eq(usuarios.version, version),
              eq(usuarios.estado, 'ACTIVO'),
            ),
          )
          .for('share');
        if (!cuenta) return false;
        await tx.insert(sesiones).values({
          huella,
          usuario_id,
          creada_en: ahora,
          ultimo_uso: ahora,
          expira_en: new Date(ahora.getTime() + SESION_MAXIMA_MS),
          direccion: lugar?.direccion ?? null,
          agente: lugar?.agente?.slice(0, AGENTE_MAXIMO) ?? null,
        });
        return true;
      }),
    titular: async (huella) => {
      const fila = await buscarTitular(huella);
      if (!fila) {
        recordadas.delete(huella);
        return null;
      }
      const ahora = reloj.ahora();
      const anotar = Date.parse(fila.ultimo_uso) + ANOTAR_USO_CADA_MS;
      const toca = ahora.getTime() >= anotar;
      if (toca) await anotarUso(huella, ahora);
      const { id, email, rol, provisional_hasta } = fila;
      const titular = { id, email, rol, provisional: provisional_hasta !== null };
      return recordar(huella, titular, toca ? ahora.getTime() + ANOTAR_USO_CADA_MS : anotar);
    },
    recordado: (huella) => {
      const recordada = recordadas.get(huella);
      return recordada && reloj.ahora().getTime() < recordada.hasta ? recordada.titular : null;
    },
    revocar: async (huella) => {
      recordadas.delete(huella);
      await db
        .update(sesiones)
        .set({ revocada_en: reloj.ahora() })
        .where(and(eq(sesiones.huella, huella), isNull(sesiones.revocada_en)));
    },
  };
};

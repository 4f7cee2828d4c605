import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SesionesAbiertas, TitularSesion } from '@/application/sesion/sesiones-abiertas.port';
import type { Reloj } from '@/application/shared/equipo.port';
import { TOLERANCIA_DE_RELOJ_MS } from '@/domain/operacion/reloj-vigilado';
import { SESION_INACTIVA_MS, SESION_MAXIMA_MS } from '@/domain/sesion/sesion-abierta';
import { tieneCodigo } from '@/domain/shared/errores/error-aplicacion';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import {
  type ConsultaEscrita,
  escribirConsulta,
  preguntar,
} from '@/infrastructure/postgres/base-datos/consulta-escrita';
import { sesiones as s, sesiones } from '@/infrastructure/postgres/esquema/sesiones';
import { usuarios as u, usuarios } from '@/infrastructure/postgres/esquema/usuarios';
import { traducirErrorPostgres } from '@/infrastructure/postgres/shared/errores-postgres';
import { lectorDeFilas } from '@/infrastructure/postgres/shared/lector-de-filas';
import { preguntarJuntos } from '@/infrastructure/postgres/shared/preguntar-juntos';

const columnas = {
  huella: s.huella,
  id: u.id,
  email: u.email,
  rol: u.rol,
  provisional_hasta: u.provisional_hasta,
  ultimo_uso: s.ultimo_uso,
};
const leerTitular = lectorDeFilas(columnas);

const AHORA = sql`${sql.placeholder('ahora')}::timestamptz`;
const TOLERANCIA = sql.raw(`interval '${TOLERANCIA_DE_RELOJ_MS} milliseconds'`);
const INACTIVA = sql.raw(`interval '${SESION_INACTIVA_MS} milliseconds'`);

/** Neither ended, nor of the future, nor idle for too long, nor of somebody who may not come in. */
const VIGENTES: ConsultaEscrita = {
  carril: 'lecturas',
  ...escribirConsulta(sql`
    select ${sql.join(Object.values(columnas), sql`, `)}
    from ${s} join ${u} on ${u.id} = ${s.usuario_id}
    where ${s.huella} = any (string_to_array(${sql.placeholder('huellas')}, ','))
      and ${s.revocada_en} is null
      and ${s.expira_en} > ${AHORA}
      and ${s.creada_en} < ${AHORA} + ${TOLERANCIA}
      and ${s.ultimo_uso} > ${AHORA} - ${INACTIVA}
      and ${u.estado} = 'ACTIVO'`),
};

/** Those that come at once are one question, and each still sees how its session is now. */
const consultaTitular = (db: Ejecutor, reloj: Reloj) =>
  preguntarJuntos(async (huellas) => {
    const valores = { huellas: huellas.join(), ahora: reloj.ahora().toISOString() };
    const titulares = await preguntar(db, VIGENTES, valores, (filas) =>
      filas.map((fila) => leerTitular(fila)),
    );
    return new Map(titulares.map((titular) => [titular.huella, titular]));
  });

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
      if (ahora.getTime() >= Date.parse(fila.ultimo_uso) + ANOTAR_USO_CADA_MS) await anotarUso(huella, ahora);
      const { id, email, rol, provisional_hasta } = fila;
      const titular = { id, email, rol, provisional: provisional_hasta !== null };
      return recordar(huella, titular, ahora.getTime() + SESION_INACTIVA_MS);
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

import { eq, inArray, sql } from 'drizzle-orm';
import type { FotosDeParticipantes } from '@/application/participantes/fotos/fotos-de-participantes.port';
import type { AccionActividad } from '@/domain/actividad/entidades-actividad';
import { PARTICIPANTE_DE_FOTO } from '@/domain/participantes/fotos/foto-participante';
import { fotosDeParticipantes as f } from '@/infrastructure/postgres/esquema/fotos';
import { type Contexto, enTransaccion } from '@/infrastructure/postgres/shared/contexto';
import { firmaDeCambio, firmaDeCreacion } from '@/infrastructure/postgres/shared/firma';
import { anotarHistoria } from '@/infrastructure/postgres/shared/historia';
import { igualId, leerId, leerReferencia } from '@/infrastructure/postgres/shared/leer-id';

/** That there is one, and not the face. */
const anotar = (contexto: Contexto, accion: AccionActividad, id: number) =>
  anotarHistoria(contexto, { entidad: 'foto', accion, antes: { id }, despues: { id } });

export const postgresFotosDeParticipantes = (contexto: Contexto): FotosDeParticipantes => ({
  obtener: async (participante_id) => {
    const [fila] = await contexto.db
      .select({ imagen: f.imagen })
      .from(f)
      .where(igualId(f.participante_id, participante_id));
    return { participante_id, imagen: fila?.imagen ?? null };
  },
  miniaturas: async (participantes) => {
    const ids = participantes.map(leerId).filter((id) => id !== null);
    if (ids.length === 0) return [];
    return contexto.db
      .select({ participante_id: f.participante_id, miniatura: f.miniatura })
      .from(f)
      .where(inArray(f.participante_id, ids));
  },
  guardar: (participante, datos) =>
    enTransaccion(contexto, async (tx) => {
      const id = leerReferencia(participante, PARTICIPANTE_DE_FOTO);
      const [fila] = await tx.db
        .insert(f)
        .values({ participante_id: id, ...datos, ...firmaDeCreacion(tx) })
        .onConflictDoUpdate({
          target: f.participante_id,
          set: { ...datos, ...firmaDeCambio(tx, undefined, false), version: sql`${f.version} + 1` },
        })
        .returning({ version: f.version });
      await anotar(tx, fila?.version === 1 ? 'CREAR' : 'ACTUALIZAR', id);
    }),
  quitar: (participante) =>
    enTransaccion(contexto, async (tx) => {
      const id = leerId(participante);
      if (id === null) return;
      const borradas = await tx.db
        .delete(f)
        .where(eq(f.participante_id, id))
        .returning({ id: f.participante_id });
      if (borradas.length > 0) await anotar(tx, 'ELIMINAR', id);
    }),
});

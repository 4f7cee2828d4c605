import { eq } from 'drizzle-orm';
import { reunirRegistros } from '@/application/revision/reunir-registros';
import type { RevisionDeDatos } from '@/application/revision/revision-de-datos.port';
import type { Decision } from '@/domain/revision/hallazgo';
import { revisarRegistros } from '@/domain/revision/revisar-registros';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { decisionesRevision } from '@/infrastructure/postgres/esquema/decisiones-revision';
import { leerGuardados } from '@/infrastructure/postgres/revision/leer-guardados';
import { type Contexto, enTransaccion } from '@/infrastructure/postgres/shared/contexto';
import { anotarHistoria } from '@/infrastructure/postgres/shared/historia';

type Fila = typeof decisionesRevision.$inferSelect;

const aDecision = ({ decidido_por, decidido_en }: Fila): Decision => ({
  por: decidido_por,
  en: decidido_en.toISOString(),
});

const leerDecisiones = async (db: Ejecutor): Promise<ReadonlyMap<string, Decision>> => {
  const filas = await db.select().from(decisionesRevision);
  return new Map(filas.map((fila) => [fila.clave, aDecision(fila)]));
};

const dejarComoEsta = async (contexto: Contexto, clave: string): Promise<Decision | null> => {
  const { db, actor, reloj } = contexto;
  const [nueva] = await db
    .insert(decisionesRevision)
    .values({ clave, decidido_en: reloj.ahora(), decidido_por: actor.email })
    .onConflictDoNothing()
    .returning();
  if (nueva) {
    const despues = { id: nueva.id, clave };
    await anotarHistoria(contexto, { entidad: 'revision', accion: 'CREAR', despues });
    return aDecision(nueva);
  }
  return (await leerDecisiones(db)).get(clave) ?? null;
};

const volverARevisar = async (contexto: Contexto, clave: string): Promise<null> => {
  const [quitada] = await contexto.db
    .delete(decisionesRevision)
    .where(eq(decisionesRevision.clave, clave))
    .returning();
  if (quitada) {
    const antes = { id: quitada.id, clave };
    await anotarHistoria(contexto, { entidad: 'revision', accion: 'ELIMINAR', antes });
  }
  return null;
};

export const postgresRevisionDeDatos = (contexto: Contexto): RevisionDeDatos => ({
  obtener: async () =>
    revisarRegistros(reunirRegistros(await leerGuardados(contexto.db)), await leerDecisiones(contexto.db)),
  decidir: (clave, dejar) =>
    enTransaccion(contexto, (tx) => (dejar ? dejarComoEsta(tx, clave) : volverARevisar(tx, clave))),
});

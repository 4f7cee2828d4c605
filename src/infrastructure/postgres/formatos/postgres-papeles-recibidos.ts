import { and, asc, eq } from 'drizzle-orm';
import type { PapelesRecibidos } from '@/application/formatos/papeles-recibidos.port';
import {
  cambiosDePapel,
  type DatosPapel,
  exigirElVisto,
  type PapelVisto,
  papelNuevo,
} from '@/domain/formatos/datos-papel';
import { PARTICIPANTE_DE_PAPEL, type PapelRecibido } from '@/domain/formatos/papel-recibido';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import type { FechaCalendario } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { papelesRecibidos as papeles } from '@/infrastructure/postgres/esquema/papeles';
import { aRegistro } from '@/infrastructure/postgres/shared/a-registro';
import { type Contexto, enTransaccion } from '@/infrastructure/postgres/shared/contexto';
import { firmaDeCambio, firmaDeCreacion } from '@/infrastructure/postgres/shared/firma';
import { anotarHistoria } from '@/infrastructure/postgres/shared/historia';
import { igualId, leerReferencia } from '@/infrastructure/postgres/shared/leer-id';

type FilaPapel = typeof papeles.$inferSelect;

const aPapel = (fila: FilaPapel): PapelRecibido => aRegistro(fila);

const elDe = (participante: Id, codigo: string) =>
  and(igualId(papeles.participante_id, participante), eq(papeles.codigo, codigo));

/** Of two that come at once the second waits for the first, and corrects it. Needs an open transaction. */
const guardar = async (
  contexto: Contexto,
  participante: number,
  codigo: string,
  datos: DatosPapel,
  hoy: FechaCalendario,
): Promise<PapelRecibido> => {
  const { db } = contexto;
  const [nueva] = await db
    .insert(papeles)
    .values({
      ...papelNuevo(datos, hoy),
      participante_id: participante,
      codigo,
      ...firmaDeCreacion(contexto),
    })
    .onConflictDoNothing()
    .returning();
  if (nueva) {
    await anotarHistoria(contexto, { entidad: 'papel', accion: 'CREAR', despues: aPapel(nueva) });
    return aPapel(nueva);
  }
  const suyo = elDe(participante, codigo);
  const [antes] = await db.select().from(papeles).where(suyo).for('update');
  if (!antes) throw errorNoEncontrado('un papel', codigo);
  const cambios = cambiosDePapel(aPapel(antes), datos);
  if (!cambios) return aPapel(antes);
  const [fila] = await db
    .update(papeles)
    .set({ ...cambios, ...firmaDeCambio(contexto, undefined, false) })
    .where(suyo)
    .returning();
  if (!fila) throw errorNoEncontrado('un papel', codigo);
  await anotarHistoria(contexto, {
    entidad: 'papel',
    accion: 'ACTUALIZAR',
    antes: aPapel(antes),
    despues: aPapel(fila),
  });
  return aPapel(fila);
};

/** Needs an open transaction. */
const quitar = async (
  contexto: Contexto,
  participante: Id,
  codigo: string,
  visto: PapelVisto | undefined,
): Promise<void> => {
  const [fila] = await contexto.db.delete(papeles).where(elDe(participante, codigo)).returning();
  if (!fila) throw errorNoEncontrado('un papel', codigo);
  // Taking it back undoes what was erased.
  exigirElVisto(aPapel(fila), visto);
  await anotarHistoria(contexto, { entidad: 'papel', accion: 'ELIMINAR', antes: aPapel(fila) });
};

export const postgresPapelesRecibidos = (contexto: Contexto): PapelesRecibidos => ({
  listar: async (participante) => {
    const filas = await contexto.db
      .select()
      .from(papeles)
      .where(igualId(papeles.participante_id, participante))
      .orderBy(asc(papeles.id));
    return filas.map(aPapel);
  },
  recibir: (participante, codigo, datos, hoy) =>
    enTransaccion(contexto, (tx) =>
      guardar(tx, leerReferencia(participante, PARTICIPANTE_DE_PAPEL), codigo, datos, hoy),
    ),
  retirar: (participante, codigo, visto) =>
    enTransaccion(contexto, (tx) => quitar(tx, participante, codigo, visto)),
});

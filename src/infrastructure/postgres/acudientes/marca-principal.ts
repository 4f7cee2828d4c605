import { and, eq, ne } from 'drizzle-orm';
import { aAcudiente, columnasAcudiente } from '@/infrastructure/postgres/acudientes/leer-acudientes';
import { acudientes } from '@/infrastructure/postgres/esquema/acudientes';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { firmaDeCambio } from '@/infrastructure/postgres/shared/firma';
import { anotarHistoria } from '@/infrastructure/postgres/shared/historia';

/**
 * Takes the principal mark from whoever has it. The participante is locked first: two acudientes marked at the same
 * time follow one another instead of colliding.
 */
export const quitarPrincipal = async (
  contexto: Contexto,
  participante: number,
  salvo: number | null,
): Promise<void> => {
  const { db } = contexto;
  await db
    .select({ id: participantes.id })
    .from(participantes)
    .where(eq(participantes.id, participante))
    .for('update');
  const quitados = await db
    .update(acudientes)
    .set({ es_principal: false, ...firmaDeCambio(contexto, undefined, false) })
    .where(
      and(
        eq(acudientes.id_participante, participante),
        eq(acudientes.es_principal, true),
        salvo === null ? undefined : ne(acudientes.id, salvo),
      ),
    )
    .returning(columnasAcudiente);
  for (const fila of quitados) {
    const despues = aAcudiente(fila);
    await anotarHistoria(contexto, {
      entidad: 'acudiente',
      accion: 'ACTUALIZAR',
      antes: { ...despues, es_principal: true },
      despues,
    });
  }
};

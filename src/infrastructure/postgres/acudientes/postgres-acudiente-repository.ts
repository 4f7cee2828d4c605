import { and, desc, eq, ne } from 'drizzle-orm';
import type { AcudienteRepository } from '@/application/acudientes/acudiente-repository.port';
import type { Acudiente } from '@/domain/acudientes/acudiente';
import type { CambiosAcudiente, DatosAcudiente } from '@/domain/acudientes/datos-acudiente';
import { PARTICIPANTE_DE_ACUDIENTE } from '@/domain/acudientes/integridad-acudiente';
import { encontrado, errorNoEncontrado, errorVersionObsoleta } from '@/domain/shared/errores/errores-comunes';
import type { Id } from '@/domain/shared/id';
import {
  buscarAcudientes,
  listarAcudientes,
  obtenerAcudiente,
} from '@/infrastructure/postgres/acudientes/buscar-acudientes';
import {
  aAcudiente,
  columnasAcudiente,
  deParticipante,
  leerAcudiente,
} from '@/infrastructure/postgres/acudientes/leer-acudientes';
import { acudientes } from '@/infrastructure/postgres/esquema/acudientes';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { definidos } from '@/infrastructure/postgres/shared/a-registro';
import { type Contexto, enTransaccion } from '@/infrastructure/postgres/shared/contexto';
import { crearUnaVez } from '@/infrastructure/postgres/shared/crear-una-vez';
import { firmaDeCambio, firmaDeCreacion } from '@/infrastructure/postgres/shared/firma';
import { accionDeCambio, anotarHistoria } from '@/infrastructure/postgres/shared/historia';
import { leerId, leerReferencia } from '@/infrastructure/postgres/shared/leer-id';

/**
 * Takes the principal mark from whoever has it. The participante is locked first: two acudientes marked at the same
 * time follow one another instead of colliding.
 */
const quitarPrincipal = async (
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

const insertarAcudiente = async (contexto: Contexto, datos: DatosAcudiente): Promise<Acudiente> => {
  const id_participante = leerReferencia(datos.id_participante, PARTICIPANTE_DE_ACUDIENTE);
  if (datos.es_principal) await quitarPrincipal(contexto, id_participante, null);
  const [fila] = await contexto.db
    .insert(acudientes)
    .values({ ...datos, id_participante, ...firmaDeCreacion(contexto) })
    .returning(columnasAcudiente);
  if (!fila) throw new Error('El acudiente no quedó guardado');
  const creado = aAcudiente(fila);
  await anotarHistoria(contexto, { entidad: 'acudiente', accion: 'CREAR', despues: creado });
  return creado;
};

const modificarAcudiente = async (
  contexto: Contexto,
  id: Id,
  { archivado, version, ...cambios }: CambiosAcudiente,
): Promise<Acudiente> => {
  const antes = encontrado(await leerAcudiente(contexto.db, id), 'un acudiente', id);
  if (version !== undefined && version !== antes.version) throw errorVersionObsoleta(antes);
  if (cambios.es_principal && !antes.es_principal) {
    await quitarPrincipal(contexto, Number(antes.id_participante), Number(antes.id));
  }
  const [fila] = await contexto.db
    .update(acudientes)
    .set({ ...definidos(cambios), ...firmaDeCambio(contexto, archivado, antes.archivado_en !== null) })
    .where(
      and(
        eq(acudientes.id, Number(antes.id)),
        version === undefined ? undefined : eq(acudientes.version, version),
      ),
    )
    .returning(columnasAcudiente);
  if (!fila) throw errorVersionObsoleta((await leerAcudiente(contexto.db, id)) ?? antes);
  const despues = aAcudiente(fila);
  await anotarHistoria(contexto, {
    entidad: 'acudiente',
    accion: accionDeCambio(antes, despues),
    antes,
    despues,
  });
  return despues;
};

const borrarAcudiente = async (contexto: Contexto, id: Id): Promise<void> => {
  const numero = leerId(id);
  const [fila] =
    numero === null
      ? []
      : await contexto.db.delete(acudientes).where(eq(acudientes.id, numero)).returning(columnasAcudiente);
  if (!fila) throw errorNoEncontrado('un acudiente', id);
  await anotarHistoria(contexto, { entidad: 'acudiente', accion: 'ELIMINAR', antes: aAcudiente(fila) });
};

export const postgresAcudienteRepository = (contexto: Contexto): AcudienteRepository => ({
  listar: (filtro = {}) => listarAcudientes(contexto.db, filtro),
  listarDeParticipante: async (id) => {
    const consulta = contexto.db.select(columnasAcudiente).from(acudientes).where(deParticipante(id));
    return (await consulta.orderBy(desc(acudientes.es_principal), acudientes.id)).map(aAcudiente);
  },
  buscar: (criterios) => buscarAcudientes(contexto.db, criterios),
  obtener: (id) => obtenerAcudiente(contexto.db, id),
  crear: (datos, opciones) =>
    enTransaccion(contexto, (tx) =>
      crearUnaVez(tx, { entidad: 'acudiente', datos, opciones }, () => insertarAcudiente(tx, datos)),
    ),
  actualizar: (id, cambios) => enTransaccion(contexto, (tx) => modificarAcudiente(tx, id, cambios)),
  eliminar: (id) => enTransaccion(contexto, (tx) => borrarAcudiente(tx, id)),
});

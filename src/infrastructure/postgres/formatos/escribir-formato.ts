import { and, eq, max } from 'drizzle-orm';
import { camposQueCambian } from '@/domain/formatos/campos-que-cambian';
import type { CambiosFormato, DatosFormato } from '@/domain/formatos/datos-formato';
import type { Formato } from '@/domain/formatos/formato';
import { formatoEnHistoria } from '@/domain/formatos/formato-en-historia';
import { errorNoEncontrado, errorVersionObsoleta } from '@/domain/shared/errores/errores-comunes';
import type { Id } from '@/domain/shared/id';
import { formatos } from '@/infrastructure/postgres/esquema/formatos';
import { aFormato, type FilaFormato, leerFormato } from '@/infrastructure/postgres/formatos/leer-formatos';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { firmaDeCambio, firmaDeCreacion } from '@/infrastructure/postgres/shared/firma';
import { anotarHistoria } from '@/infrastructure/postgres/shared/historia';

const exigir = async (contexto: Contexto, id: Id): Promise<Formato> => {
  const formato = await leerFormato(contexto.db, id);
  if (!formato) throw errorNoEncontrado('una plantilla', id);
  return formato;
};

export const insertarFormato = async (contexto: Contexto, datos: DatosFormato): Promise<Formato> => {
  const { db } = contexto;
  const [ultima] = await db
    .select({ edicion: max(formatos.edicion) })
    .from(formatos)
    .where(eq(formatos.codigo, datos.codigo));
  const [fila] = await db
    .insert(formatos)
    .values({ ...datos, edicion: (ultima?.edicion ?? 0) + 1, ...firmaDeCreacion(contexto) })
    .returning();
  const creado = aFormato(fila as FilaFormato);
  await anotarHistoria(contexto, {
    entidad: 'formato',
    accion: 'CREAR',
    ...formatoEnHistoria(null, creado),
  });
  return creado;
};

const comoFecha = (instante: string | null | undefined): Date | undefined =>
  instante ? new Date(instante) : undefined;

const guardar = async (contexto: Contexto, antes: Formato, cambios: CambiosFormato): Promise<Formato> => {
  const ahora = contexto.reloj.ahora().toISOString();
  const { vigente_desde, vigente_hasta, ...campos } = camposQueCambian(antes, cambios, ahora);
  const [fila] = await contexto.db
    .update(formatos)
    .set({
      ...campos,
      vigente_desde: comoFecha(vigente_desde),
      vigente_hasta: comoFecha(vigente_hasta),
      ...firmaDeCambio(contexto, undefined, false),
    })
    .where(eq(formatos.id, Number(antes.id)))
    .returning();
  const despues = aFormato(fila as FilaFormato);
  await anotarHistoria(contexto, {
    entidad: 'formato',
    accion: 'ACTUALIZAR',
    ...formatoEnHistoria(antes, despues),
  });
  return despues;
};

/** The one in force makes room for who takes its place. */
const relevar = async (contexto: Contexto, { codigo }: Formato): Promise<void> => {
  const [vigente] = await contexto.db
    .select()
    .from(formatos)
    .where(and(eq(formatos.codigo, codigo), eq(formatos.estado, 'VIGENTE')))
    .for('update');
  if (vigente) await guardar(contexto, aFormato(vigente), { estado: 'OBSOLETO' });
};

/** Needs an open transaction. */
export const modificarFormato = async (
  contexto: Contexto,
  id: Id,
  cambios: CambiosFormato,
): Promise<Formato> => {
  const antes = await exigir(contexto, id);
  if (cambios.version !== undefined && cambios.version !== antes.version) throw errorVersionObsoleta(antes);
  if (cambios.estado === 'VIGENTE' && antes.estado !== 'VIGENTE') await relevar(contexto, antes);
  return guardar(contexto, antes, cambios);
};

export const borrarFormato = async (contexto: Contexto, id: Id): Promise<void> => {
  const antes = await exigir(contexto, id);
  await contexto.db.delete(formatos).where(eq(formatos.id, Number(antes.id)));
  await anotarHistoria(contexto, {
    entidad: 'formato',
    accion: 'ELIMINAR',
    ...formatoEnHistoria(antes, null),
  });
};

import { and, asc, desc, eq, getTableColumns, max } from 'drizzle-orm';
import type { FormatoRepository } from '@/application/formatos/formato-repository.port';
import type { CambiosFormato, DatosFormato } from '@/domain/formatos/datos-formato';
import type { Formato, FormatoEnLista } from '@/domain/formatos/formato';
import { camposQueCambian, formatoEnHistoria } from '@/domain/formatos/formato-en-historia';
import { encontrado, errorVersionObsoleta } from '@/domain/shared/errores/errores-comunes';
import type { Id } from '@/domain/shared/id';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { formatos } from '@/infrastructure/postgres/esquema/formatos';
import { aRegistro } from '@/infrastructure/postgres/shared/a-registro';
import { type Contexto, enTransaccion, esTransaccion } from '@/infrastructure/postgres/shared/contexto';
import { crearUnaVez } from '@/infrastructure/postgres/shared/crear-una-vez';
import { firmaDeCambio, firmaDeCreacion } from '@/infrastructure/postgres/shared/firma';
import { anotarHistoria } from '@/infrastructure/postgres/shared/historia';
import { leerId } from '@/infrastructure/postgres/shared/leer-id';

type FilaFormato = typeof formatos.$inferSelect;

const { contenido: _contenido, ...columnasDeLista } = getTableColumns(formatos);

const aEnLista = ({
  vigente_desde,
  vigente_hasta,
  ...fila
}: Omit<FilaFormato, 'contenido'>): FormatoEnLista => ({
  ...aRegistro(fila),
  vigente_desde: vigente_desde?.toISOString() ?? null,
  vigente_hasta: vigente_hasta?.toISOString() ?? null,
});

export const aFormato = ({ contenido, ...fila }: FilaFormato): Formato => ({ ...aEnLista(fila), contenido });

const listarFormatos = async (db: Ejecutor): Promise<FormatoEnLista[]> => {
  const filas = await db
    .select(columnasDeLista)
    .from(formatos)
    .orderBy(asc(formatos.codigo), desc(formatos.edicion));
  return filas.map(aEnLista);
};

/** Inside a transaction the row stays locked until it ends: whoever read it decides on what they read. */
const leerFormato = async (db: Ejecutor, id: Id): Promise<Formato | null> => {
  const numero = leerId(id);
  if (numero === null) return null;
  const consulta = db.select().from(formatos).where(eq(formatos.id, numero));
  const [fila] = await (esTransaccion(db) ? consulta.for('update') : consulta);
  return fila ? aFormato(fila) : null;
};

const exigir = async (contexto: Contexto, id: Id): Promise<Formato> => {
  return encontrado(await leerFormato(contexto.db, id), 'una plantilla', id);
};

const insertarFormato = async (contexto: Contexto, datos: DatosFormato): Promise<Formato> => {
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
const modificarFormato = async (contexto: Contexto, id: Id, cambios: CambiosFormato): Promise<Formato> => {
  const antes = await exigir(contexto, id);
  if (cambios.version !== undefined && cambios.version !== antes.version) throw errorVersionObsoleta(antes);
  if (cambios.estado === 'VIGENTE' && antes.estado !== 'VIGENTE') await relevar(contexto, antes);
  return guardar(contexto, antes, cambios);
};

const borrarFormato = async (contexto: Contexto, id: Id): Promise<void> => {
  const antes = await exigir(contexto, id);
  await contexto.db.delete(formatos).where(eq(formatos.id, Number(antes.id)));
  await anotarHistoria(contexto, {
    entidad: 'formato',
    accion: 'ELIMINAR',
    ...formatoEnHistoria(antes, null),
  });
};

export const postgresFormatoRepository = (contexto: Contexto): FormatoRepository => ({
  listar: () => listarFormatos(contexto.db),
  obtener: (id) => leerFormato(contexto.db, id),
  crear: (datos, opciones) =>
    enTransaccion(contexto, (tx) =>
      crearUnaVez(tx, { entidad: 'formato', datos, opciones }, () => insertarFormato(tx, datos)),
    ),
  actualizar: (id, cambios) => enTransaccion(contexto, (tx) => modificarFormato(tx, id, cambios)),
  eliminar: (id) => enTransaccion(contexto, (tx) => borrarFormato(tx, id)),
});

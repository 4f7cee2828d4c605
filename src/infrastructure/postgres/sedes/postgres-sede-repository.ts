import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SedeRepository } from '@/application/sedes/sede-repository.port';
import { type CriteriosSedes, ETIQUETAS_DE_SEDE } from '@/domain/sedes/criterios-sedes';
import type { CambiosSede, DatosSede } from '@/domain/sedes/datos-sede';
import type { Sede } from '@/domain/sedes/sede';
import { leerBusqueda } from '@/domain/shared/busqueda/leer-busqueda';
import { encontrado, errorVersionObsoleta } from '@/domain/shared/errores/errores-comunes';
import type { Id } from '@/domain/shared/id';
import type { Pagina } from '@/domain/shared/pagina';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { sedes } from '@/infrastructure/postgres/esquema/sedes';
import { definidos } from '@/infrastructure/postgres/shared/a-registro';
import {
  algunaDice,
  escribirBusqueda,
  tieneTodos,
  type VozSql,
} from '@/infrastructure/postgres/shared/busqueda-sql';
import { type Contexto, enTransaccion } from '@/infrastructure/postgres/shared/contexto';
import { crearUnaVez } from '@/infrastructure/postgres/shared/crear-una-vez';
import { firmaDeCambio, firmaDeCreacion } from '@/infrastructure/postgres/shared/firma';
import { accionDeCambio, anotarHistoria } from '@/infrastructure/postgres/shared/historia';
import { aSede, columnasSede, leerSede } from '@/infrastructure/postgres/shared/leer-sedes';
import { type Claves, codigoPlegado, opcional, ordenSql } from '@/infrastructure/postgres/shared/orden-sql';

export const CLAVES_SEDES: Claves = {
  nombre: sedes.nombre_plegado,
  municipio: opcional(sql`plegar(${sedes.municipio}) collate "C"`),
  estado: codigoPlegado(sedes.estado),
  actualizado_en: sedes.actualizado_en,
};

const VOZ: VozSql = {
  texto: (terminos) => tieneTodos(sedes.busqueda, terminos),
  campos: { estado: sedes.estado },
};

const buscarSedes = async (db: Ejecutor, criterios: CriteriosSedes): Promise<Pagina<Sede>> => {
  const filtro = and(
    criterios.archivados === true ? isNotNull(sedes.archivado_en) : isNull(sedes.archivado_en),
    criterios.estado && eq(sedes.estado, criterios.estado),
    algunaDice(sedes, escribirBusqueda(leerBusqueda(criterios.buscar, ETIQUETAS_DE_SEDE)), [VOZ]),
  );
  const [conteo] = await db.select({ total: count() }).from(sedes).where(filtro);
  const filas = await db
    .select(columnasSede)
    .from(sedes)
    .where(filtro)
    .orderBy(...ordenSql(CLAVES_SEDES, { orden: criterios.orden, porDefecto: 'nombre', id: sedes.id }))
    .limit(criterios.limite)
    .offset((criterios.pagina - 1) * criterios.limite);
  return { datos: filas.map(aSede), total: conteo?.total ?? 0 };
};

/** The count of people is not part of the venue's own history. */
const sinOcupacion = ({
  ocupacion_hombres: _hombres,
  ocupacion_mujeres: _mujeres,
  ocupacion_sin_area: _sinArea,
  ...sede
}: Sede) => sede;

const releer = async (contexto: Contexto, id: Id): Promise<Sede> => {
  return encontrado(await leerSede(contexto.db, id), 'una sede', id);
};

const insertarSede = async (contexto: Contexto, datos: DatosSede): Promise<Sede> => {
  const [fila] = await contexto.db
    .insert(sedes)
    .values({ ...datos, ...firmaDeCreacion(contexto) })
    .returning({ id: sedes.id });
  const creada = await releer(contexto, fila?.id ?? '');
  await anotarHistoria(contexto, { entidad: 'sede', accion: 'CREAR', despues: sinOcupacion(creada) });
  return creada;
};

const modificarSede = async (
  contexto: Contexto,
  id: Id,
  { archivado, version, ...cambios }: CambiosSede,
): Promise<Sede> => {
  const antes = await releer(contexto, id);
  const [fila] = await contexto.db
    .update(sedes)
    .set({ ...definidos(cambios), ...firmaDeCambio(contexto, archivado, antes.archivado_en !== null) })
    .where(
      and(eq(sedes.id, Number(antes.id)), version === undefined ? undefined : eq(sedes.version, version)),
    )
    .returning({ id: sedes.id });
  const despues = await releer(contexto, id);
  if (!fila) throw errorVersionObsoleta(despues);
  await anotarHistoria(contexto, {
    entidad: 'sede',
    accion: accionDeCambio(antes, despues),
    antes: sinOcupacion(antes),
    despues: sinOcupacion(despues),
  });
  return despues;
};

const borrarSede = async (contexto: Contexto, id: Id): Promise<void> => {
  const antes = await releer(contexto, id);
  await contexto.db.delete(sedes).where(eq(sedes.id, Number(antes.id)));
  await anotarHistoria(contexto, { entidad: 'sede', accion: 'ELIMINAR', antes: sinOcupacion(antes) });
};

export const postgresSedeRepository = (contexto: Contexto): SedeRepository => ({
  listar: async () => (await contexto.db.select(columnasSede).from(sedes).orderBy(sedes.id)).map(aSede),
  buscar: (criterios) => buscarSedes(contexto.db, criterios),
  obtener: (id) => leerSede(contexto.db, id),
  crear: (datos, opciones) =>
    enTransaccion(contexto, (tx) =>
      crearUnaVez(tx, { entidad: 'sede', datos, opciones }, () => insertarSede(tx, datos)),
    ),
  actualizar: (id, cambios) => enTransaccion(contexto, (tx) => modificarSede(tx, id, cambios)),
  eliminar: (id) => enTransaccion(contexto, (tx) => borrarSede(tx, id)),
});

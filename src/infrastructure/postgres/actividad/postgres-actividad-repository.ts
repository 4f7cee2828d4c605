import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  lt,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { ActividadRepository, Auditoria } from '@/application/actividad/actividad-repository.port';
import { ID_CONFIGURACION } from '@/application/configuracion/configuracion-repository.port';
import {
  ACCIONES_SIN_CAMBIOS,
  type Actividad,
  type ActividadEnLista,
  ID_EXPORTACION,
} from '@/domain/actividad/actividad';
import type { CriteriosActividad } from '@/domain/actividad/criterios-actividad';
import { leerBusqueda } from '@/domain/shared/busqueda/leer-busqueda';
import { coincide } from '@/domain/shared/busqueda/voz';
import { type FechaCalendario, sumarDias } from '@/domain/shared/fechas';
import type { Pagina } from '@/domain/shared/pagina';
import type { PruebaDeCorreo } from '@/domain/sistema/prueba-de-correo';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { actividad } from '@/infrastructure/postgres/esquema/actividad';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { anotarHistoria } from '@/infrastructure/postgres/shared/historia';
import { leerDistintos } from '@/infrastructure/postgres/shared/leer-distintos';
import { leerId } from '@/infrastructure/postgres/shared/leer-id';

const aActividad = ({
  fecha,
  cadena: _cadena,
  numero: _numero,
  huella: _huella,
  ...fila
}: typeof actividad.$inferSelect): Actividad => ({ ...fila, fecha: fecha.toISOString() });

const elRegistro = sql`${actividad.entidad_id}`;

/**
 * Of an account that is gone, by the line that tells its end. It is of whoever worked here, whose e-mail signs what they
 * did: with its number alone, nobody could say who was let in or taken out.
 */
const correoDeLaEliminada = sql`(
  select c ->> 'antes' from actividad fin, jsonb_array_elements(fin.cambios) c
  where fin.entidad = 'usuario' and fin.entidad_id = ${elRegistro} and fin.accion = 'ELIMINAR' and c ->> 'campo' = 'email'
  limit 1
)`;

const nombreDelParticipante = sql`(select p.nombre from participantes p where p.id = ${elRegistro})`;

/** Asked of the tables and not kept in the history, so that what is deleted takes its name along. */
const nombreActual = sql<string | null>`case ${actividad.entidad}
  when 'participante' then ${nombreDelParticipante}
  when 'foto' then ${nombreDelParticipante}
  when 'acudiente' then (select concat_ws(' ', a.nombres, a.apellidos) from acudientes a where a.id = ${elRegistro})
  when 'mensualidad' then (
    select p.nombre from mensualidades m join participantes p on p.id = m.participante_id where m.id = ${elRegistro}
  )
  when 'estancia' then (
    select p.nombre from estancias e join participantes p on p.id = e.participante_id where e.id = ${elRegistro}
  )
  when 'evento_de_estancia' then (
    select p.nombre from eventos_de_estancia v join estancias e on e.id = v.estancia_id
    join participantes p on p.id = e.participante_id where v.id = ${elRegistro}
  )
  when 'novedad' then (
    select p.nombre from novedades n join participantes p on p.id = n.participante_id where n.id = ${elRegistro}
  )
  when 'papel' then (
    select p.nombre from papeles_recibidos r join participantes p on p.id = r.participante_id where r.id = ${elRegistro}
  )
  when 'formato' then (select f.nombre from formatos f where f.id = ${elRegistro})
  when 'sede' then (select s.nombre from sedes s where s.id = ${elRegistro})
  when 'usuario' then coalesce((select u.email from usuarios u where u.id = ${elRegistro}), ${correoDeLaEliminada})
end`;

/** The instant at which that day begins in Bogota. */
const inicioDe = (fecha: FechaCalendario): Date => new Date(`${fecha}T00:00:00-05:00`);

/** By whoever has all those words in their e-mail: they are few, and their lines very many. */
const dePersonas = async (db: Ejecutor, usuario: string | undefined): Promise<SQL | undefined> => {
  const busqueda = leerBusqueda(usuario);
  if (busqueda.terminos.length === 0) return undefined;
  const todas = await leerDistintos(db, actividad.usuario);
  return inArray(
    actividad.usuario,
    todas.filter((una) => coincide(busqueda, { textos: [una] })),
  );
};

const buscarActividad = async (
  db: Ejecutor,
  criterios: CriteriosActividad,
): Promise<Pagina<ActividadEnLista>> => {
  const { desde, hasta, usuario, entidad, accion, pagina, limite } = criterios;
  const filtro = and(
    desde ? gte(actividad.fecha, inicioDe(desde)) : undefined,
    hasta ? lt(actividad.fecha, inicioDe(sumarDias(hasta, 1))) : undefined,
    entidad ? eq(actividad.entidad, entidad) : undefined,
    accion ? eq(actividad.accion, accion) : undefined,
    await dePersonas(db, usuario),
  );
  const [conteo] = await db.select({ total: count() }).from(actividad).where(filtro);
  const filas = await db
    .select({ linea: getTableColumns(actividad), nombre: nombreActual })
    .from(actividad)
    .where(filtro)
    .orderBy(desc(actividad.fecha), desc(actividad.id))
    .limit(limite)
    .offset((pagina - 1) * limite);
  return {
    datos: filas.map(({ linea, nombre }) => ({ ...aActividad(linea), nombre })),
    total: conteo?.total ?? 0,
  };
};

const EN_PALABRAS: Readonly<Record<PruebaDeCorreo['resultado'], string>> = {
  ENTREGADO: 'Entregado al servidor de correo',
  RECHAZADO: 'No salió',
  SIN_SERVIDOR: 'No hay servidor de correo',
};

export const postgresAuditoria = (contexto: Contexto): Auditoria => ({
  consulta: (entidad, registro) =>
    anotarHistoria(contexto, { entidad, accion: 'CONSULTAR', despues: { id: registro.id } }),
  mensajeDePrueba: ({ resultado, motivo }) =>
    anotarHistoria(contexto, {
      entidad: 'configuracion',
      accion: 'ACTUALIZAR',
      antes: { id: ID_CONFIGURACION },
      despues: { id: ID_CONFIGURACION, mensaje_de_prueba: EN_PALABRAS[resultado], motivo_del_correo: motivo },
    }),
});

/** More lines than a person reads of one record. */
const MAXIMO = 500;

export const postgresActividadRepository = (contexto: Contexto): ActividadRepository => ({
  listarDe: async (entidad, id, { soloCambios = false } = {}) => {
    const numero = leerId(id);
    if (numero === null) return [];
    const filas = await contexto.db
      .select()
      .from(actividad)
      .where(
        and(
          eq(actividad.entidad, entidad),
          eq(actividad.entidad_id, numero),
          soloCambios ? notInArray(actividad.accion, [...ACCIONES_SIN_CAMBIOS]) : undefined,
        ),
      )
      .orderBy(desc(actividad.id))
      .limit(MAXIMO);
    return filas.map(aActividad);
  },
  buscar: (criterios) => buscarActividad(contexto.db, criterios),
  anotarExportacion: (exportacion) =>
    anotarHistoria(contexto, {
      entidad: 'exportacion',
      accion: 'EXPORTAR',
      despues: { id: ID_EXPORTACION, ...exportacion },
    }),
});

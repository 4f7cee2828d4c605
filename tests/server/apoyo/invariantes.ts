import { type SQL, sql } from 'drizzle-orm';
import { consultar, type Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';

const versionSegunHistoria = (tabla: string, entidad: string): SQL => sql`
  select '${sql.raw(entidad)} ' || t.id as caso from ${sql.raw(tabla)} t
  where t.version <> (
    select count(*) from actividad h
    where h.entidad = ${entidad} and h.entidad_id = t.id
      and h.accion in ('CREAR', 'ACTUALIZAR', 'ARCHIVAR', 'RESTAURAR')
  )`;

/** Each answers the rows that break it; of a sound database, none. */
const INVARIANTES: Readonly<Record<string, SQL>> = {
  'el estado de una mensualidad sale de su dinero': sql`
    select m.id as caso from mensualidades m
    cross join lateral (
      select m.valor - m.descuento - coalesce(sum(a.valor), 0) as saldo, coalesce(sum(a.valor), 0) as abonado
      from abonos a where a.mensualidad_id = m.id and a.anulado_en is null
    ) d
    where d.saldo < 0
      or (m.estado in ('EXONERADA', 'ANULADA') and d.abonado > 0)
      or (m.estado not in ('EXONERADA', 'ANULADA') and m.estado <>
        case when d.saldo = 0 then 'PAGADA' when d.abonado > 0 then 'CON_ABONO' else 'PENDIENTE' end)`,
  'los recibos son seguidos y ninguno se repite': sql`
    select c.valor as caso from contadores c
    where c.nombre = 'recibo' and (
      c.valor <> (select count(distinct recibo) from abonos)
      or c.valor <> (select coalesce(max(recibo), 0) from abonos)
      or c.valor <> (select count(*) from abonos where pago_id is null) + (select count(*) from pagos))`,
  'un pago y sus partes dicen lo mismo': sql`
    select p.id as caso from pagos p
    where p.valor <> (select sum(a.valor) + p.excedente from abonos a where a.pago_id = p.id)
      or p.excedente <> (select sum(a.excedente) from abonos a where a.pago_id = p.id)
      or exists (
        select 1 from abonos a where a.pago_id = p.id and (
          a.recibo <> p.recibo or a.fecha <> p.fecha or a.medio <> p.medio
          or a.referencia is distinct from p.referencia))`,
  'un acudiente principal como máximo': sql`
    select id_participante as caso from acudientes where es_principal group by 1 having count(*) > 1`,
  'un administrador activo al menos': sql`
    select 'nadie' as caso
    where not exists (select 1 from usuarios where rol = 'ADMINISTRADOR' and estado = 'ACTIVO')`,
  'ningún dato de salud sin autorización': sql`
    select id as caso from participantes
    where coalesce(alergias, medicamentos, sustancia_principal, antecedentes) is not null
      and (autorizacion_datos is null or not (autorizacion_datos ->> 'otorgada')::boolean
        or autorizacion_datos ->> 'revocada_en' is not null)`,
  'una sede cerrada no tiene gente': sql`
    select s.id as caso from sedes s
    where (s.estado = 'INACTIVA' or s.archivado_en is not null) and exists (
      select 1 from participantes p
      where p.sede_id = s.id and p.estado in ('ACTIVO', 'CON_PERMISO') and p.archivado_en is null)`,
  'la estancia abierta dice lo mismo que su participante': sql`
    select p.id as caso from estancias e join participantes p on p.id = e.participante_id
    where e.fecha_egreso is null and (
      p.estado not in ('ACTIVO', 'CON_PERMISO') or p.fecha_ingreso <> e.fecha_ingreso
      or (p.sede_id, p.area, p.programa, p.fase) is distinct from (e.sede_id, e.area, e.programa, e.fase))`,
  'está de permiso quien tiene uno abierto, con los mismos días': sql`
    select p.id as caso from estancias e join participantes p on p.id = e.participante_id
    left join eventos_de_estancia v on v.estancia_id = e.id and v.tipo = 'PERMISO' and v.regreso_real is null
    where e.fecha_egreso is null and (
      (p.estado = 'CON_PERMISO') <> (v.id is not null)
      or (p.salida_permiso, p.regreso_previsto) is distinct from (v.salida, v.regreso_previsto))`,
  'ninguna estancia empieza antes de que termine la anterior': sql`
    select e.participante_id as caso from estancias e join estancias a on a.participante_id = e.participante_id
    where a.id < e.id and (a.fecha_egreso is null or a.fecha_egreso > e.fecha_ingreso)`,
  'una clave usada tiene su respuesta': sql`select huella as caso from claves_creacion where respuesta is null`,
  'cada versión de un participante está en la historia': versionSegunHistoria(
    'participantes',
    'participante',
  ),
  'cada versión de una estancia está en la historia': versionSegunHistoria('estancias', 'estancia'),
  'cada versión de un evento está en la historia': versionSegunHistoria(
    'eventos_de_estancia',
    'evento_de_estancia',
  ),
  'cada versión de un acudiente está en la historia': versionSegunHistoria('acudientes', 'acudiente'),
  'cada versión de una mensualidad está en la historia': versionSegunHistoria('mensualidades', 'mensualidad'),
  'cada versión de una sede está en la historia': versionSegunHistoria('sedes', 'sede'),
  'cada versión de un usuario está en la historia': versionSegunHistoria('usuarios', 'usuario'),
};

/** What is wrong in the database, in words; empty when nothing is. */
export const invariantesRotas = async (db: Ejecutor): Promise<string[]> => {
  const rotas: string[] = [];
  for (const [nombre, consulta] of Object.entries(INVARIANTES)) {
    const filas = await consultar<{ caso: unknown }>(db, consulta);
    if (filas.length > 0) rotas.push(`${nombre}: ${filas.slice(0, 5).map(({ caso }) => caso)}`);
  }
  return rotas;
};

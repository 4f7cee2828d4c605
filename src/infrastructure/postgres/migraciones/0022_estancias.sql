-- Each time that somebody lives in the house, and what happens in it. The fields of a participante are still those of the
-- current one.
create table estancias (
  id bigint generated always as identity primary key,
  participante_id bigint not null,
  fecha_ingreso date not null,
  sede_id bigint,
  area text check (area in ('HOMBRES', 'MUJERES')),
  programa text check (programa in ('INTERNADO', 'FAMILIAR', 'REINSERCION')),
  fase text check (fase in ('ACOGIDA', 'PROCESO', 'REINSERCION', 'SEGUIMIENTO')),
  fecha_egreso date,
  tipo_egreso text check (
    tipo_egreso in ('PROCESO_TERMINADO', 'RETIRO_VOLUNTARIO', 'ABANDONO', 'CONVIVENCIA', 'REMISION', 'FALLECIMIENTO')
  ),
  motivo_egreso text,
  creado_en timestamptz not null,
  creado_por text,
  actualizado_en timestamptz not null,
  actualizado_por text,
  version integer not null default 1,
  archivado_en timestamptz,
  constraint estancias_participante foreign key (participante_id) references participantes (id) on delete restrict,
  constraint estancias_sede foreign key (sede_id) references sedes (id) on delete restrict
);
create unique index estancias_una_abierta on estancias (participante_id) where fecha_egreso is null;
create index estancias_de_participante on estancias (participante_id, fecha_ingreso desc, id desc);
create index estancias_por_dias on estancias (fecha_ingreso, fecha_egreso);
create index estancias_de_sede on estancias (sede_id, fecha_ingreso);

create table eventos_de_estancia (
  id bigint generated always as identity primary key,
  estancia_id bigint not null,
  tipo text not null check (tipo in ('PERMISO', 'TRASLADO', 'CAMBIO_DE_FASE', 'NOVEDAD')),
  fecha date,
  salida date,
  regreso_previsto date,
  regreso_real date,
  motivo text,
  desde_sede_id bigint,
  hasta_sede_id bigint,
  desde_area text check (desde_area in ('HOMBRES', 'MUJERES')),
  hasta_area text check (hasta_area in ('HOMBRES', 'MUJERES')),
  desde_programa text check (desde_programa in ('INTERNADO', 'FAMILIAR', 'REINSERCION')),
  hasta_programa text check (hasta_programa in ('INTERNADO', 'FAMILIAR', 'REINSERCION')),
  desde_fase text check (desde_fase in ('ACOGIDA', 'PROCESO', 'REINSERCION', 'SEGUIMIENTO')),
  hasta_fase text check (hasta_fase in ('ACOGIDA', 'PROCESO', 'REINSERCION', 'SEGUIMIENTO')),
  creado_en timestamptz not null,
  creado_por text,
  actualizado_en timestamptz not null,
  actualizado_por text,
  version integer not null default 1,
  archivado_en timestamptz,
  constraint eventos_de_estancia_con_fecha check (tipo = 'PERMISO' or fecha is not null),
  constraint eventos_de_estancia_regreso_previsto check (regreso_previsto >= salida),
  constraint eventos_de_estancia_regreso_real check (regreso_real >= salida),
  constraint eventos_de_estancia_estancia foreign key (estancia_id) references estancias (id) on delete cascade,
  constraint eventos_de_estancia_desde_sede foreign key (desde_sede_id) references sedes (id) on delete restrict,
  constraint eventos_de_estancia_hasta_sede foreign key (hasta_sede_id) references sedes (id) on delete restrict
);
create index eventos_de_estancia_por_estancia on eventos_de_estancia (estancia_id, id desc);
create unique index eventos_de_estancia_un_permiso on eventos_de_estancia (estancia_id)
  where tipo = 'PERMISO' and regreso_real is null;
create index eventos_de_estancia_traslados on eventos_de_estancia (fecha) where tipo = 'TRASLADO';
create index eventos_de_estancia_desde on eventos_de_estancia (desde_sede_id) where desde_sede_id is not null;
create index eventos_de_estancia_hasta on eventos_de_estancia (hasta_sede_id) where hasta_sede_id is not null;

-- The permission that somebody is on, beside the rest of what lists say of them.
alter table participantes add column salida_permiso date;
alter table participantes add column regreso_previsto date;
alter table participantes add constraint participantes_permiso
  check (estado = 'CON_PERMISO' or (salida_permiso is null and regreso_previsto is null));
create index participantes_por_regreso on participantes (regreso_previsto, nombre_plegado, id)
  where archivado_en is null and regreso_previsto is not null;

-- The stays that ended with a readmission: its line in the history keeps the egreso that it erased, and the day of ingreso
-- that it replaced. Where it replaced none, there is no second stay to tell from the first. What each one was like is what
-- the person's record said then: the value that the next line replaced or, if none did, the one of today.
insert into estancias (
  participante_id, fecha_ingreso, sede_id, area, programa, fase, fecha_egreso, tipo_egreso, motivo_egreso,
  creado_en, creado_por, actualizado_en, actualizado_por
)
select r.participante, r.ingreso::date, s.id, e.area, e.programa, e.fase, r.egreso::date, r.tipo, r.motivo,
  now(), 'sistema', now(), 'sistema'
from (
  select h.id, h.entidad_id as participante,
    max(c ->> 'antes') filter (where c ->> 'campo' = 'fecha_ingreso') as ingreso,
    max(c ->> 'antes') filter (where c ->> 'campo' = 'fecha_egreso') as egreso,
    max(c ->> 'antes') filter (where c ->> 'campo' = 'tipo_egreso') as tipo,
    max(c ->> 'antes') filter (where c ->> 'campo' = 'motivo_egreso') as motivo
  from actividad h cross join lateral jsonb_array_elements(h.cambios) c
  where h.entidad = 'participante' and h.accion in ('ACTUALIZAR', 'RESTAURAR')
    and h.cambios @> '[{"campo": "estado", "antes": "EGRESADO"}]'
  group by h.id
) r
join participantes p on p.id = r.participante
cross join lateral (
  select
    max(v.valor) filter (where v.campo = 'sede_id') as sede_id,
    max(v.valor) filter (where v.campo = 'area') as area,
    max(v.valor) filter (where v.campo = 'programa') as programa,
    max(v.valor) filter (where v.campo = 'fase') as fase
  from (
    select f.campo, case when l.id is null then f.hoy else l.antes end as valor
    from (values ('sede_id', p.sede_id::text), ('area', p.area), ('programa', p.programa), ('fase', p.fase))
      as f (campo, hoy)
    left join lateral (
      select h.id, c ->> 'antes' as antes
      from actividad h cross join lateral jsonb_array_elements(h.cambios) c
      where h.entidad = 'participante' and h.entidad_id = p.id and h.id >= r.id and c ->> 'campo' = f.campo
      order by h.id limit 1
    ) l on true
  ) v
) e
left join sedes s on s.id::text = e.sede_id
where r.ingreso is not null and r.egreso is not null
order by r.id;

-- The stay of today. Whoever is gone without the day they left has none until somebody writes it.
insert into estancias (
  participante_id, fecha_ingreso, sede_id, area, programa, fase, fecha_egreso, tipo_egreso, motivo_egreso,
  creado_en, creado_por, actualizado_en, actualizado_por
)
select id, fecha_ingreso, sede_id, area, programa, fase,
  case when estado = 'EGRESADO' then fecha_egreso end,
  case when estado = 'EGRESADO' then tipo_egreso end,
  case when estado = 'EGRESADO' then motivo_egreso end,
  now(), 'sistema', now(), 'sistema'
from participantes
where estado <> 'PREINGRESO' and fecha_ingreso is not null and (estado <> 'EGRESADO' or fecha_egreso is not null)
order by id;

-- A day as the notes of the process write it: `sáb 21 nov 2026`. No other text is one.
create function dia_de_nota(dia text, mes text, anio text) returns date language sql immutable as $funcion$
  select f from (
    select make_date(
      anio::int, array_position(array['ene','feb','mar','abr','may','jun','jul','ago','sep','oct','nov','dic'], mes), 1
    ) + (dia::int - 1) as f
  ) d
  where extract(day from f) = dia::int
$funcion$;

-- What a change of somebody's record added to their observations.
create function nota_agregada(cambios jsonb) returns text language sql immutable as $funcion$
  select case
    when coalesce(c ->> 'antes', '') = '' then c ->> 'despues'
    when starts_with(c ->> 'despues', (c ->> 'antes') || E'\n') then substr(c ->> 'despues', length(c ->> 'antes') + 2)
  end
  from jsonb_array_elements(cambios) c where c ->> 'campo' = 'observaciones'
$funcion$;

-- The permissions whose days and reason the screen wrote in a note of the same change, and whose return is told as well.
-- The notes stay where they are; whoever came back on a day that no note tells is left to them.
create table permisos_leidos as
with salidas as (
  select h.id, h.entidad_id as participante, h.fecha as anotado_en, h.usuario,
    regexp_match(nota_agregada(h.cambios),
      '^Permiso del \S+ (\d{1,2}) (\w{3}) ((?:19|20|21)\d{2}) al \S+ (\d{1,2}) (\w{3}) ((?:19|20|21)\d{2})\.(?: (.*))?$') as n
  from actividad h
  where h.entidad = 'participante' and h.cambios @> '[{"campo": "estado", "despues": "CON_PERMISO"}]'
),
regresos as (
  select s.id, r.id is not null as volvio, r.estado, regexp_match(r.nota,
    '^Regreso del permiso el \S+ (\d{1,2}) (\w{3}) ((?:19|20|21)\d{2})\.') as n
  from salidas s
  left join lateral (
    select h.id, c ->> 'despues' as estado, nota_agregada(h.cambios) as nota
    from actividad h cross join lateral jsonb_array_elements(h.cambios) c
    where h.entidad = 'participante' and h.entidad_id = s.participante and h.id > s.id
      and c ->> 'campo' = 'estado' and c ->> 'antes' = 'CON_PERMISO'
    order by h.id limit 1
  ) r on true
),
dias as (
  select s.id, s.participante, s.anotado_en, s.usuario, s.n[7] as motivo, r.volvio, r.estado,
    dia_de_nota(s.n[1], s.n[2], s.n[3]) as salida, dia_de_nota(s.n[4], s.n[5], s.n[6]) as regreso_previsto,
    dia_de_nota(r.n[1], r.n[2], r.n[3]) as regreso_real
  from salidas s join regresos r on r.id = s.id
  where s.n is not null
)
select d.*, e.id as estancia
from dias d
cross join lateral (
  select id from estancias
  where participante_id = d.participante and fecha_ingreso <= d.salida
    and (fecha_egreso is null or fecha_egreso >= d.salida)
  order by fecha_ingreso desc limit 1
) e
where d.regreso_previsto >= d.salida and (d.regreso_real is null or d.regreso_real >= d.salida);

-- Who is away now, first: of some, nobody knows since when nor until when.
insert into eventos_de_estancia (
  estancia_id, tipo, salida, regreso_previsto, motivo, creado_en, creado_por, actualizado_en, actualizado_por
)
select e.id, 'PERMISO', l.salida, l.regreso_previsto, l.motivo, now(), 'sistema', now(), 'sistema'
from estancias e
join participantes p on p.id = e.participante_id
left join lateral (
  select salida, regreso_previsto, motivo from permisos_leidos
  where estancia = e.id and not volvio order by id desc limit 1
) l on true
where p.estado = 'CON_PERMISO' and e.fecha_egreso is null
order by e.id;

insert into eventos_de_estancia (
  estancia_id, tipo, salida, regreso_previsto, regreso_real, motivo, creado_en, creado_por, actualizado_en,
  actualizado_por
)
select estancia, 'PERMISO', salida, regreso_previsto, regreso_real, motivo, now(), 'sistema', now(), 'sistema'
from permisos_leidos
where volvio and (regreso_real is not null or estado = 'EGRESADO')
order by id
on conflict do nothing;

update participantes p set salida_permiso = v.salida, regreso_previsto = v.regreso_previsto
from eventos_de_estancia v join estancias e on e.id = v.estancia_id
where e.participante_id = p.id and p.estado = 'CON_PERMISO' and e.fecha_egreso is null
  and v.regreso_real is null and v.salida is not null;

drop table permisos_leidos;
drop function nota_agregada(jsonb);
drop function dia_de_nota(text, text, text);

-- Each with its line, as whatever else is written; a new database has nothing to tell.
select anotar_en_bloque('sistema', json_agg(renglon order by orden, id))
from (
  select 1 as orden, e.id, json_build_object('accion', 'CREAR', 'entidad', 'estancia', 'id', e.id, 'cambios', (
    select json_agg(json_build_object('campo', c.key, 'antes', null, 'despues', c.value))
    from jsonb_each(to_jsonb(e)) c
    where c.value <> 'null' and c.key not in ('creado_en', 'creado_por', 'actualizado_en', 'actualizado_por', 'version')
  )) as renglon
  from estancias e
  union all
  select 2, v.id, json_build_object('accion', 'CREAR', 'entidad', 'evento_de_estancia', 'id', v.id, 'cambios', (
    select json_agg(json_build_object('campo', c.key, 'antes', null, 'despues', c.value))
    from jsonb_each(to_jsonb(v)) c
    where c.value <> 'null' and c.key not in ('creado_en', 'creado_por', 'actualizado_en', 'actualizado_por', 'version')
  ))
  from eventos_de_estancia v
) lineas
having count(*) > 0;

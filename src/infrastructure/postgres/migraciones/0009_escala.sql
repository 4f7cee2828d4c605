-- How many rows a list has, without reading them. Each change leaves its difference here, so that nobody waits for
-- anybody; a list adds up the differences, and compactar_conteos() puts them together.
create table conteo_participantes (
  archivado boolean not null,
  estado text not null,
  sede_id bigint,
  area text,
  programa text,
  cantidad bigint not null
);
create table conteo_acudientes (
  archivado boolean not null,
  parentesco text,
  estado text not null,
  cantidad bigint not null
);
create table conteo_mensualidades (
  archivado boolean not null,
  periodo text,
  estado text not null,
  concepto text not null,
  cantidad bigint not null
);

create function contar_participantes() returns trigger language plpgsql as $funcion$
begin
  if tg_op = 'TRUNCATE' then
    delete from conteo_participantes;
  elsif tg_op = 'INSERT' then
    insert into conteo_participantes
    select archivado_en is not null, estado, sede_id, area, programa, count(*) from nuevas group by 1, 2, 3, 4, 5;
  elsif tg_op = 'DELETE' then
    insert into conteo_participantes
    select archivado_en is not null, estado, sede_id, area, programa, -count(*) from viejas group by 1, 2, 3, 4, 5;
  else
    insert into conteo_participantes
    select archivado, estado, sede_id, area, programa, sum(n) from (
      select archivado_en is not null as archivado, estado, sede_id, area, programa, 1 as n from nuevas
      union all
      select archivado_en is not null, estado, sede_id, area, programa, -1 from viejas
    ) cambios
    group by 1, 2, 3, 4, 5 having sum(n) <> 0;
  end if;
  return null;
end
$funcion$;

create function contar_acudientes() returns trigger language plpgsql as $funcion$
begin
  if tg_op = 'TRUNCATE' then
    delete from conteo_acudientes;
  elsif tg_op = 'INSERT' then
    insert into conteo_acudientes
    select archivado_en is not null, parentesco, estado, count(*) from nuevas group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into conteo_acudientes
    select archivado_en is not null, parentesco, estado, -count(*) from viejas group by 1, 2, 3;
  else
    insert into conteo_acudientes
    select archivado, parentesco, estado, sum(n) from (
      select archivado_en is not null as archivado, parentesco, estado, 1 as n from nuevas
      union all
      select archivado_en is not null, parentesco, estado, -1 from viejas
    ) cambios
    group by 1, 2, 3 having sum(n) <> 0;
  end if;
  return null;
end
$funcion$;

create function contar_mensualidades() returns trigger language plpgsql as $funcion$
begin
  if tg_op = 'TRUNCATE' then
    delete from conteo_mensualidades;
  elsif tg_op = 'INSERT' then
    insert into conteo_mensualidades
    select archivado_en is not null, periodo, estado, concepto, count(*) from nuevas group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into conteo_mensualidades
    select archivado_en is not null, periodo, estado, concepto, -count(*) from viejas group by 1, 2, 3, 4;
  else
    insert into conteo_mensualidades
    select archivado, periodo, estado, concepto, sum(n) from (
      select archivado_en is not null as archivado, periodo, estado, concepto, 1 as n from nuevas
      union all
      select archivado_en is not null, periodo, estado, concepto, -1 from viejas
    ) cambios
    group by 1, 2, 3, 4 having sum(n) <> 0;
  end if;
  return null;
end
$funcion$;

-- Differences that are being written meanwhile are not seen, and stay for the next time.
create function compactar_conteos() returns void language sql as $funcion$
  with viejas as (delete from conteo_participantes returning *)
  insert into conteo_participantes
  select archivado, estado, sede_id, area, programa, sum(cantidad) from viejas
  group by 1, 2, 3, 4, 5 having sum(cantidad) <> 0;

  with viejas as (delete from conteo_acudientes returning *)
  insert into conteo_acudientes
  select archivado, parentesco, estado, sum(cantidad) from viejas group by 1, 2, 3 having sum(cantidad) <> 0;

  with viejas as (delete from conteo_mensualidades returning *)
  insert into conteo_mensualidades
  select archivado, periodo, estado, concepto, sum(cantidad) from viejas
  group by 1, 2, 3, 4 having sum(cantidad) <> 0;
$funcion$;

do $funcion$
declare
  tabla text;
begin
  foreach tabla in array array['participantes', 'acudientes', 'mensualidades'] loop
    execute format('create trigger %1$s_contadas_nuevas after insert on %1$s referencing new table as nuevas
      for each statement execute function contar_%1$s()', tabla);
    execute format('create trigger %1$s_contadas_viejas after delete on %1$s referencing old table as viejas
      for each statement execute function contar_%1$s()', tabla);
    execute format('create trigger %1$s_contadas_cambios after update on %1$s referencing old table as viejas new table as nuevas
      for each statement execute function contar_%1$s()', tabla);
    execute format('create trigger %1$s_contadas_ninguna after truncate on %1$s
      for each statement execute function contar_%1$s()', tabla);
  end loop;
end
$funcion$;

insert into conteo_participantes
select archivado_en is not null, estado, sede_id, area, programa, count(*) from participantes group by 1, 2, 3, 4, 5;
insert into conteo_acudientes
select archivado_en is not null, parentesco, estado, count(*) from acudientes group by 1, 2, 3;
insert into conteo_mensualidades
select archivado_en is not null, periodo, estado, concepto, count(*) from mensualidades group by 1, 2, 3, 4;

-- Every order of the lists in both directions: with records without the key last, an index read backwards does not do.
create index participantes_por_nombre_desc on participantes (nombre_plegado desc nulls last, id)
  where archivado_en is null;
create index participantes_por_estado_desc on participantes (lower(estado) collate "C" desc nulls last, id)
  where archivado_en is null;
create index participantes_por_programa_desc on participantes (lower(programa) collate "C" desc nulls last, id)
  where archivado_en is null;
create index participantes_por_ingreso_desc on participantes (fecha_ingreso desc nulls last, id)
  where archivado_en is null;
create index participantes_por_cambio_desc on participantes (actualizado_en desc nulls last, id)
  where archivado_en is null;
create index participantes_archivados on participantes (nombre_plegado, id) where archivado_en is not null;

create index acudientes_por_apellidos_desc on acudientes (apellidos_plegado desc nulls last, id)
  where archivado_en is null;
create index acudientes_por_parentesco on acudientes (lower(parentesco) collate "C", id) where archivado_en is null;
create index acudientes_por_parentesco_desc on acudientes (lower(parentesco) collate "C" desc nulls last, id)
  where archivado_en is null;
create index acudientes_por_estado on acudientes (lower(estado) collate "C", id) where archivado_en is null;
create index acudientes_por_estado_desc on acudientes (lower(estado) collate "C" desc nulls last, id)
  where archivado_en is null;
create index acudientes_por_cambio on acudientes (actualizado_en, id) where archivado_en is null;
create index acudientes_por_cambio_desc on acudientes (actualizado_en desc nulls last, id)
  where archivado_en is null;

-- All of one person's, the annulled too.
create index mensualidades_de_participante on mensualidades (participante_id, periodo desc nulls last, id);
create index mensualidades_por_periodo_asc on mensualidades (periodo, id);
create index mensualidades_por_vencimiento_desc on mensualidades (fecha_vencimiento desc nulls last, id);
create index mensualidades_por_valor on mensualidades (valor, id);
create index mensualidades_por_valor_desc on mensualidades (valor desc nulls last, id);
create index mensualidades_por_estado on mensualidades (lower(estado) collate "C", id);
create index mensualidades_por_estado_desc on mensualidades (lower(estado) collate "C" desc nulls last, id);
create index mensualidades_por_cambio on mensualidades (actualizado_en, id);
create index mensualidades_por_cambio_desc on mensualidades (actualizado_en desc nulls last, id);
create index mensualidades_de_estado on mensualidades (estado, periodo desc nulls last, id);

-- The few that somebody must attend to, among many that nobody asks for any more.
create index participantes_de_estado on participantes (estado, nombre_plegado, id) where archivado_en is null;
create index participantes_sin_autorizacion on participantes (nombre_plegado, id)
  where archivado_en is null
    and not coalesce(
      (autorizacion_datos ->> 'otorgada')::boolean and coalesce(autorizacion_datos ->> 'revocada_en', '') = '', false);

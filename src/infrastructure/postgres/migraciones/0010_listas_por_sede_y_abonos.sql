-- Where the person of each fee lives today, beside the fee: so the fees of a sede are read in their order and counted
-- without looking at anybody. Whoever writes a fee holds its person, who is not moved meanwhile.
alter table mensualidades add column sede_id bigint;

create function poner_sede_de_mensualidad() returns trigger language plpgsql as $funcion$
begin
  select sede_id into new.sede_id from participantes where id = new.participante_id for share;
  return new;
end
$funcion$;

create function trasladar_mensualidades() returns trigger language plpgsql as $funcion$
begin
  update mensualidades set sede_id = new.sede_id where participante_id = new.id;
  return null;
end
$funcion$;

-- The counts of fees by sede too.
drop trigger mensualidades_contadas_cambios on mensualidades;
update mensualidades m set sede_id = p.sede_id from participantes p
where p.id = m.participante_id and p.sede_id is not null;

alter table conteo_mensualidades add column sede_id bigint;
delete from conteo_mensualidades;
insert into conteo_mensualidades (archivado, periodo, estado, concepto, sede_id, cantidad)
select archivado_en is not null, periodo, estado, concepto, sede_id, count(*) from mensualidades group by 1, 2, 3, 4, 5;

create or replace function contar_mensualidades() returns trigger language plpgsql as $funcion$
begin
  if tg_op = 'TRUNCATE' then
    delete from conteo_mensualidades;
  elsif tg_op = 'INSERT' then
    insert into conteo_mensualidades (archivado, periodo, estado, concepto, sede_id, cantidad)
    select archivado_en is not null, periodo, estado, concepto, sede_id, count(*) from nuevas group by 1, 2, 3, 4, 5;
  elsif tg_op = 'DELETE' then
    insert into conteo_mensualidades (archivado, periodo, estado, concepto, sede_id, cantidad)
    select archivado_en is not null, periodo, estado, concepto, sede_id, -count(*) from viejas group by 1, 2, 3, 4, 5;
  else
    insert into conteo_mensualidades (archivado, periodo, estado, concepto, sede_id, cantidad)
    select archivado, periodo, estado, concepto, sede_id, sum(n) from (
      select archivado_en is not null as archivado, periodo, estado, concepto, sede_id, 1 as n from nuevas
      union all
      select archivado_en is not null, periodo, estado, concepto, sede_id, -1 from viejas
    ) cambios
    group by 1, 2, 3, 4, 5 having sum(n) <> 0;
  end if;
  return null;
end
$funcion$;

-- How many payments there are, live and annulled.
create table conteo_abonos (
  anulado boolean not null,
  medio text not null,
  cantidad bigint not null
);

create function contar_abonos() returns trigger language plpgsql as $funcion$
begin
  if tg_op = 'TRUNCATE' then
    delete from conteo_abonos;
  elsif tg_op = 'INSERT' then
    insert into conteo_abonos select anulado_en is not null, medio, count(*) from nuevas group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into conteo_abonos select anulado_en is not null, medio, -count(*) from viejas group by 1, 2;
  else
    insert into conteo_abonos
    select anulado, medio, sum(n) from (
      select anulado_en is not null as anulado, medio, 1 as n from nuevas
      union all
      select anulado_en is not null, medio, -1 from viejas
    ) cambios
    group by 1, 2 having sum(n) <> 0;
  end if;
  return null;
end
$funcion$;

create or replace function compactar_conteos() returns void language sql as $funcion$
  with viejas as (delete from conteo_participantes returning *)
  insert into conteo_participantes
  select archivado, estado, sede_id, area, programa, sum(cantidad) from viejas
  group by 1, 2, 3, 4, 5 having sum(cantidad) <> 0;

  with viejas as (delete from conteo_acudientes returning *)
  insert into conteo_acudientes
  select archivado, parentesco, estado, sum(cantidad) from viejas group by 1, 2, 3 having sum(cantidad) <> 0;

  with viejas as (delete from conteo_mensualidades returning *)
  insert into conteo_mensualidades (archivado, periodo, estado, concepto, sede_id, cantidad)
  select archivado, periodo, estado, concepto, sede_id, sum(cantidad) from viejas
  group by 1, 2, 3, 4, 5 having sum(cantidad) <> 0;

  with viejas as (delete from conteo_abonos returning *)
  insert into conteo_abonos
  select anulado, medio, sum(cantidad) from viejas group by 1, 2 having sum(cantidad) <> 0;
$funcion$;

create trigger mensualidades_en_su_sede before insert or update of participante_id on mensualidades
  for each row execute function poner_sede_de_mensualidad();
create trigger mensualidades_contadas_cambios after update on mensualidades
  referencing old table as viejas new table as nuevas
  for each statement execute function contar_mensualidades();
create trigger participantes_trasladados after update of sede_id on participantes
  for each row when (old.sede_id is distinct from new.sede_id) execute function trasladar_mensualidades();

create trigger abonos_contados_nuevos after insert on abonos referencing new table as nuevas
  for each statement execute function contar_abonos();
create trigger abonos_contados_viejos after delete on abonos referencing old table as viejas
  for each statement execute function contar_abonos();
create trigger abonos_contados_cambios after update on abonos referencing old table as viejas new table as nuevas
  for each statement execute function contar_abonos();
create trigger abonos_contados_ningunos after truncate on abonos
  for each statement execute function contar_abonos();
insert into conteo_abonos select anulado_en is not null, medio, count(*) from abonos group by 1, 2;

create index mensualidades_de_sede on mensualidades (sede_id, periodo desc nulls last, id);
create index abonos_de_medio on abonos (medio, id) where anulado_en is null;

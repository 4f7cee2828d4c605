-- Who was put there to try the product, until they are all taken away at once. What hangs from them is found by its keys.
create table participantes_de_ejemplo (
  participante_id bigint primary key,
  cargado_en timestamptz not null,
  cargado_por text,
  constraint participantes_de_ejemplo_participante
    foreign key (participante_id) references participantes (id) on delete cascade
);

-- Only who has nothing yet can be one: whatever was written of a real person stays out of reach of what erases examples.
create function guardar_participantes_de_ejemplo() returns trigger language plpgsql as $funcion$
begin
  if tg_op = 'INSERT'
    and not exists (select 1 from acudientes where id_participante = new.participante_id)
    and not exists (select 1 from mensualidades where participante_id = new.participante_id)
    and not exists (select 1 from novedades where participante_id = new.participante_id)
    and not exists (select 1 from gestiones_de_cobro where participante_id = new.participante_id)
    and not exists (select 1 from canales_de_cobro where participante_id = new.participante_id)
    and not exists (select 1 from papeles_recibidos where participante_id = new.participante_id)
  then
    return new;
  end if;
  raise exception 'Una persona real no se vuelve de ejemplo' using errcode = 'restrict_violation';
end
$funcion$;

create trigger participantes_de_ejemplo_guardados before insert or update on participantes_de_ejemplo
  for each row execute function guardar_participantes_de_ejemplo();

create function es_de_ejemplo(participante bigint) returns boolean language sql stable as $funcion$
  select exists (select 1 from participantes_de_ejemplo where participante_id = participante)
$funcion$;

-- As in 0023 and 0028, but for those of the examples.
create or replace function guardar_gestiones_de_cobro() returns trigger language plpgsql as $funcion$
begin
  if tg_op = 'DELETE' and es_de_ejemplo(old.participante_id) then
    return old;
  end if;
  raise exception 'Una gestión de cobro no se cambia ni se borra' using errcode = 'restrict_violation';
end
$funcion$;

create or replace function guardar_canales_de_cobro() returns trigger language plpgsql as $funcion$
begin
  if tg_op = 'DELETE' and es_de_ejemplo(old.participante_id) then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.retirado_en is null and new.retirado_en is not null
    and to_jsonb(new) - 'retirado_en' = to_jsonb(old) - 'retirado_en' then
    return new;
  end if;
  raise exception 'Una autorización no se cambia ni se borra: se retira' using errcode = 'restrict_violation';
end
$funcion$;

create or replace function guardar_novedades() returns trigger language plpgsql as $funcion$
begin
  if tg_op = 'DELETE' and (
    es_de_ejemplo(old.participante_id)
    or not exists (select 1 from participantes p where p.id = old.participante_id)
    or (old.estancia_id is not null and not exists (select 1 from estancias e where e.id = old.estancia_id))
  ) then
    return old;
  end if;
  raise exception 'Una novedad no se cambia ni se borra: se corrige con otra' using errcode = 'restrict_violation';
end
$funcion$;

-- The history as chains of digests: each line seals the one before it. A writer takes any chain that nobody is using,
-- or starts another, so that no change waits for another one because of its history.
create table cadenas_actividad (
  cadena bigint generated always as identity primary key,
  numero bigint not null default 0,
  huella text not null default repeat('0', 64)
) with (fillfactor = 50);

-- Where each chain begins after its oldest lines were removed.
create table anclas_actividad (
  cadena bigint not null references cadenas_actividad (cadena),
  numero bigint not null,
  huella text not null,
  creada_en timestamptz not null,
  primary key (cadena, numero)
);

alter table actividad add column cadena bigint;
alter table actividad add column numero bigint;
alter table actividad add column huella text;
create unique index actividad_cadena on actividad (cadena, numero);

-- The same text as src/domain/actividad/cadena-de-actividad.ts, which checks it.
create function texto_encadenado(previa text, a actividad) returns text language sql stable as $funcion$
  select concat_ws(',',
    to_json(previa)::text,
    to_json(a.cadena::text)::text,
    to_json(a.numero::text)::text,
    to_json(a.id::text)::text,
    to_json(to_char(a.fecha at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text,
    coalesce(to_json(a.usuario)::text, 'null'),
    to_json(a.accion)::text,
    to_json(a.entidad)::text,
    to_json(a.entidad_id::text)::text,
    to_json(a.cambios::text)::text,
    coalesce(to_json(a.origen)::text, 'null'))
$funcion$;

create function encadenar_actividad() returns trigger language plpgsql as $funcion$
declare
  cabeza cadenas_actividad;
begin
  select * into cabeza from cadenas_actividad order by cadena limit 1 for update skip locked;
  if not found then
    insert into cadenas_actividad default values returning * into cabeza;
  end if;
  new.cadena := cabeza.cadena;
  new.numero := cabeza.numero + 1;
  new.huella := encode(sha256(convert_to(texto_encadenado(cabeza.huella, new), 'UTF8')), 'hex');
  update cadenas_actividad set numero = new.numero, huella = new.huella where cadena = new.cadena;
  return new;
end
$funcion$;

create function guardar_actividad() returns trigger language plpgsql as $funcion$
begin
  if tg_op = 'DELETE' and current_setting('fundacion.depura_actividad', true) = 'si' then
    return old;
  end if;
  raise exception 'La historia no se cambia ni se borra' using errcode = 'restrict_violation';
end
$funcion$;

-- What was written before there were chains, oldest first.
do $funcion$
declare
  renglon actividad;
  previa text := repeat('0', 64);
  total bigint := 0;
begin
  if not exists (select 1 from actividad) then
    return;
  end if;
  insert into cadenas_actividad default values;
  for renglon in select * from actividad order by id loop
    total := total + 1;
    renglon.cadena := 1;
    renglon.numero := total;
    previa := encode(sha256(convert_to(texto_encadenado(previa, renglon), 'UTF8')), 'hex');
    update actividad set cadena = 1, numero = total, huella = previa where id = renglon.id;
  end loop;
  update cadenas_actividad set numero = total, huella = previa where cadena = 1;
end
$funcion$;

-- A line that brings its digest comes from a copy of the history, and keeps its place.
create trigger actividad_encadenada before insert on actividad
  for each row when (new.huella is null) execute function encadenar_actividad();
create trigger actividad_guardada before update or delete on actividad
  for each row execute function guardar_actividad();

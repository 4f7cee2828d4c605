-- The history is also signed with a key that is not in the database: the last seal of each day, and the current one.
create table sellos_actividad (
  numero bigint primary key,
  contenido text not null,
  previo text not null,
  clave text not null,
  firma text not null
);

-- Where a chain begins after a purge, signed too. Those of before were not: the first seal says which they were.
alter table anclas_actividad add column clave text;
alter table anclas_actividad add column firma text;

-- A line goes only when an anchor says so, and what says who put the anchor there is its signature.
create or replace function guardar_actividad() returns trigger language plpgsql as $funcion$
begin
  if tg_op = 'DELETE' and current_setting('fundacion.depura_actividad', true) = 'si'
    and exists (select 1 from anclas_actividad a
                 where a.cadena = old.cadena and a.numero >= old.numero and a.firma is not null) then
    return old;
  end if;
  raise exception 'La historia no se cambia ni se borra' using errcode = 'restrict_violation';
end
$funcion$;

create function negar_vaciado() returns trigger language plpgsql as $funcion$
begin
  raise exception 'La historia no se vacía' using errcode = 'restrict_violation';
end
$funcion$;

create trigger actividad_sin_vaciar before truncate on actividad execute function negar_vaciado();
create trigger cadenas_sin_vaciar before truncate on cadenas_actividad execute function negar_vaciado();
create trigger anclas_sin_vaciar before truncate on anclas_actividad execute function negar_vaciado();
create trigger sellos_sin_vaciar before truncate on sellos_actividad execute function negar_vaciado();

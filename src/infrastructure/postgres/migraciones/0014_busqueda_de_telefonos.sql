-- The searched text carries every phone that a person may call from, or a row shows.
alter table sedes drop column busqueda;
alter table sedes add column busqueda text collate "C" generated always as (
  plegar(
    nombre || ' ' || direccion || ' ' || coalesce(municipio, '') || ' ' || coalesce(responsable, '') || ' '
    || coalesce(telefono, '')
  )
) stored;

alter table acudientes drop column busqueda;
alter table acudientes add column busqueda text collate "C" generated always as (
  plegar(
    nombres || ' ' || apellidos || ' ' || numero_documento || ' ' || coalesce(telefono, '') || ' '
    || coalesce(telefono_alterno, '')
  )
) stored;

do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index acudientes_busqueda on acudientes using gin (busqueda gin_trgm_ops);
  end if;
end
$$;
analyze acudientes;

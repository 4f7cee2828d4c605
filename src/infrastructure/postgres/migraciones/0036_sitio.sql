-- What the public site says, as an administrator writes it: one row with what waits to be published, and every version
-- that ever was.
create table sitio (
  id integer primary key default 1 check (id = 1),
  borrador jsonb not null default '{}',
  actualizado_en timestamptz,
  actualizado_por text,
  version integer not null default 1
);

create table sitio_versiones (
  numero integer primary key check (numero > 0),
  contenido jsonb not null,
  cambios jsonb not null,
  -- Of the data policy that it shows; null for the one that the product ships.
  politica integer check (politica > 0),
  vuelve_a integer references sitio_versiones (numero),
  publicado_en timestamptz not null,
  publicado_por text
);
create index sitio_versiones_politicas on sitio_versiones (politica, numero) where politica is not null;

create function guardar_sitio_versiones() returns trigger language plpgsql as $funcion$
begin
  raise exception 'Una versión publicada del sitio no se cambia ni se borra: se publica otra' using errcode = 'restrict_violation';
end
$funcion$;

create trigger sitio_versiones_guardadas before update or delete on sitio_versiones
  for each row execute function guardar_sitio_versiones();

-- Leave to look once at a page as it would be published.
create table sitio_vistas_previas (
  huella text primary key,
  pagina text not null,
  expira_en timestamptz not null
);

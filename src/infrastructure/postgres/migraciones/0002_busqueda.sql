-- Word search by trigrams, where the extension can be installed; without it the search still works, by reading rows.
do $$
begin
  create extension if not exists pg_trgm;
  create index participantes_busqueda on participantes using gin (busqueda gin_trgm_ops);
  create index acudientes_busqueda on acudientes using gin (busqueda gin_trgm_ops);
exception
  when undefined_file or insufficient_privilege or feature_not_supported then
    raise notice 'pg_trgm no disponible';
end
$$;

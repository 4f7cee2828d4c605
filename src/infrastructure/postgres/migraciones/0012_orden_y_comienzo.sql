-- Equals come by id in the direction of the list: where no record lacks the key, an index read backwards does for both.
-- (Those of a month, always ascending: the indexes of mensualidades by period and by date stay.)
drop index participantes_por_nombre_desc;
drop index participantes_por_estado_desc;
drop index participantes_por_cambio_desc;
drop index acudientes_por_apellidos_desc;
drop index acudientes_por_estado_desc;
drop index acudientes_por_cambio_desc;
drop index mensualidades_por_valor_desc;
drop index mensualidades_por_estado_desc;
drop index mensualidades_por_cambio_desc;

-- A key that may be missing still needs two: what lacks it is last in both directions.
drop index participantes_por_programa_desc;
create index participantes_por_programa_desc on participantes (lower(programa) collate "C" desc nulls last, id desc)
  where archivado_en is null;
drop index participantes_por_ingreso_desc;
create index participantes_por_ingreso_desc on participantes (fecha_ingreso desc nulls last, id desc)
  where archivado_en is null;
drop index acudientes_por_parentesco_desc;
create index acudientes_por_parentesco_desc on acudientes (lower(parentesco) collate "C" desc nulls last, id desc)
  where archivado_en is null;

-- The searched text without its first letter. A word that begins the name is not in it, so whoever has it elsewhere is
-- found without reading all whose name begins so, who are counted and put in order by the index of names.
do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index participantes_sin_inicial on participantes
      using gin (substr(busqueda, 1 + (nombre_plegado <> '')::int) gin_trgm_ops);
  end if;
end
$$;
analyze participantes;

-- What somebody looked at in the review of the stored data and chose to leave as it is.
create table decisiones_revision (
  id bigint generated always as identity primary key,
  clave text not null unique,
  decidido_en timestamptz not null,
  decidido_por text
);

-- Many lines of the history in one go, sealed one after another. The trigger of each line goes back to the head of its
-- chain, whose earlier versions stay in the way until the transaction ends: with thousands of lines, for minutes.
create function anotar_en_bloque(quien text, renglones json) returns void language plpgsql as $funcion$
declare
  cabeza cadenas_actividad;
  renglon actividad;
begin
  select * into cabeza from cadenas_actividad order by cadena limit 1 for update skip locked;
  if not found then
    insert into cadenas_actividad default values returning * into cabeza;
  end if;
  for renglon in
    select nextval(pg_get_serial_sequence('actividad', 'id')), now(), quien, r ->> 'accion', r ->> 'entidad',
      (r ->> 'id')::bigint, (r ->> 'cambios')::jsonb, null, cabeza.cadena, null, null
    from json_array_elements(renglones) with ordinality as e (r, n) order by n
  loop
    cabeza.numero := cabeza.numero + 1;
    renglon.numero := cabeza.numero;
    cabeza.huella := encode(sha256(convert_to(texto_encadenado(cabeza.huella, renglon), 'UTF8')), 'hex');
    renglon.huella := cabeza.huella;
    insert into actividad overriding system value select (renglon).*;
  end loop;
  update cadenas_actividad set numero = cabeza.numero, huella = cabeza.huella where cadena = cabeza.cadena;
end
$funcion$;

-- What this release does to the documents and phones that are stored already comes after this file, in its transaction:
-- src/infrastructure/postgres/revision/normalizar-guardados.ts. The domain reads them, and SQL does not.

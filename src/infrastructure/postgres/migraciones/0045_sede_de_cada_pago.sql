-- Each payment is of the house where its person lived that day, whoever moves later: what came in to a drawer and what went
-- out of it does not change with a transfer. What is owed goes by `mensualidades.sede_id`, which moves with the person.
alter table abonos add column sede_id bigint;
alter table movimientos_a_favor add column sede_id bigint;

-- Where they lived that day, as `sedeDelDia` of the domain says: the house before the first transfer after it, within their
-- stay of then; without one, that of the stay or, of the last stay and of who never had any, that of their record.
create function sede_del_dia(persona bigint, dia date) returns bigint language sql stable as $funcion$
  select case
    when t.id is not null then t.desde_sede_id
    when e.es_la_ultima is false then e.sede_id
    else p.sede_id
  end
  from participantes p
  left join lateral (
    select id, sede_id, row_number() over (order by fecha_ingreso desc, id desc) = 1 as es_la_ultima
    from estancias where participante_id = p.id
    order by fecha_ingreso > dia, abs(fecha_ingreso - dia), id desc
    limit 1
  ) e on true
  left join lateral (
    select id, desde_sede_id from eventos_de_estancia
    where estancia_id = e.id and tipo = 'TRASLADO' and fecha > dia
    order by fecha, id
    limit 1
  ) t on true
  where p.id = persona
$funcion$;

-- The counts of payments do not look at the house.
alter table abonos disable trigger abonos_contados_cambios;
update abonos a set sede_id = sede_del_dia(m.participante_id, a.fecha) from mensualidades m where m.id = a.mensualidad_id;
alter table abonos enable trigger abonos_contados_cambios;
update movimientos_a_favor set sede_id = sede_del_dia(participante_id, fecha) where tipo = 'DEVOLUCION';
drop function sede_del_dia(bigint, date);

alter table abonos add constraint abonos_sede foreign key (sede_id) references sedes (id) on delete restrict;
alter table movimientos_a_favor add constraint movimientos_a_favor_sede
  foreign key (sede_id) references sedes (id) on delete restrict;
alter table movimientos_a_favor add constraint movimientos_a_favor_en_sede check (sede_id is null or tipo = 'DEVOLUCION');
create index abonos_de_sede on abonos (sede_id, id) where sede_id is not null;
create index movimientos_a_favor_de_sede on movimientos_a_favor (sede_id) where sede_id is not null;

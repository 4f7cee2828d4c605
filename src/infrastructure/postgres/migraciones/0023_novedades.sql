-- What happens in a turn. It is only added to: a correction is another row, and a row goes only with its person.
create table novedades (
  id bigint generated always as identity primary key,
  participante_id bigint not null,
  estancia_id bigint,
  sede_id bigint,
  tipo text not null check (
    tipo in ('VISITA', 'LLAMADA', 'CONVIVENCIA', 'PERTENENCIAS', 'SALUD', 'MEDICAMENTO_ENTREGADO')
  ),
  texto text not null check (char_length(texto) between 1 and 1000),
  ocurrio_en timestamptz not null,
  corrige bigint,
  creado_en timestamptz not null,
  creado_por text,
  constraint novedades_participante foreign key (participante_id) references participantes (id) on delete cascade,
  constraint novedades_estancia foreign key (estancia_id) references estancias (id) on delete cascade,
  constraint novedades_sede foreign key (sede_id) references sedes (id) on delete restrict,
  constraint novedades_corrige foreign key (corrige) references novedades (id)
);
create unique index novedades_una_correccion on novedades (corrige) where corrige is not null;
create index novedades_de_participante on novedades (participante_id, ocurrio_en);
create index novedades_de_estancia on novedades (estancia_id) where estancia_id is not null;
create index novedades_del_turno on novedades (ocurrio_en);
create index novedades_de_sede on novedades (sede_id, ocurrio_en);

create function guardar_novedades() returns trigger language plpgsql as $funcion$
begin
  if tg_op = 'DELETE' and (
    not exists (select 1 from participantes p where p.id = old.participante_id)
    or (old.estancia_id is not null and not exists (select 1 from estancias e where e.id = old.estancia_id))
  ) then
    return old;
  end if;
  raise exception 'Una novedad no se cambia ni se borra: se corrige con otra' using errcode = 'restrict_violation';
end
$funcion$;

create trigger novedades_guardadas before update or delete on novedades
  for each row execute function guardar_novedades();

-- The kind of event that was kept for this: what happens in a turn is not of a stay alone.
alter table eventos_de_estancia drop constraint eventos_de_estancia_tipo_check;
alter table eventos_de_estancia add constraint eventos_de_estancia_tipo_check
  check (tipo in ('PERMISO', 'TRASLADO', 'CAMBIO_DE_FASE'));

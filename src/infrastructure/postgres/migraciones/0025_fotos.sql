-- The picture of each person, as the addresses that carry it. It goes with its person, and with their authorisation.
create table fotos_de_participantes (
  participante_id bigint primary key,
  imagen text not null,
  miniatura text not null,
  creado_en timestamptz not null,
  creado_por text,
  actualizado_en timestamptz not null,
  actualizado_por text,
  version integer not null default 1,
  archivado_en timestamptz,
  constraint fotos_de_participantes_participante foreign key (participante_id) references participantes (id)
    on delete cascade
);

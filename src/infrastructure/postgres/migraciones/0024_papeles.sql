-- The signed papers that the foundation has of each person. Those who have one are not erased: a consent is kept.
create table papeles_recibidos (
  id bigint generated always as identity primary key,
  participante_id bigint not null,
  codigo text not null,
  fecha date not null,
  archivo text,
  creado_en timestamptz not null,
  creado_por text,
  actualizado_en timestamptz not null,
  actualizado_por text,
  version integer not null default 1,
  archivado_en timestamptz,
  constraint papeles_recibidos_uno unique (participante_id, codigo),
  constraint papeles_recibidos_participante foreign key (participante_id) references participantes (id) on delete restrict
);

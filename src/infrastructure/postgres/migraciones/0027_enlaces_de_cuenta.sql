-- The links by which families see their account. Of each token only its SHA-256 is kept. A link goes with the row of who
-- pays, and `identidad` is who that row was when it was made: corrected to be another person, the link opens nothing.
create table enlaces_de_cuenta (
  id bigint generated always as identity primary key,
  id_acudiente bigint,
  participante_id bigint,
  identidad text not null,
  huella text not null,
  creado_en timestamptz not null,
  creado_por text,
  expira_en timestamptz not null,
  revocado_en timestamptz,
  revocado_por text,
  abierto_en timestamptz,
  veces_abierto bigint not null default 0 check (veces_abierto >= 0),
  -- Its last line of the history that says that somebody opened it.
  anotado_en timestamptz,
  constraint enlaces_de_cuenta_de_uno check ((id_acudiente is null) <> (participante_id is null)),
  constraint enlaces_de_cuenta_acudiente foreign key (id_acudiente) references acudientes (id) on delete cascade,
  constraint enlaces_de_cuenta_participante foreign key (participante_id) references participantes (id) on delete cascade
);
create unique index enlaces_de_cuenta_huella on enlaces_de_cuenta (huella);
create index enlaces_de_cuenta_de_acudiente on enlaces_de_cuenta (id_acudiente);
create index enlaces_de_cuenta_de_participante on enlaces_de_cuenta (participante_id);

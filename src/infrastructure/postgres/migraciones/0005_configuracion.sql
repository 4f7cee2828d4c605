-- What an administrator sets up: one row, written the first time that somebody changes something.
create table configuracion (
  id integer primary key default 1 check (id = 1),
  datos jsonb not null,
  actualizado_en timestamptz,
  actualizado_por text,
  version integer not null default 1
);

-- Links to choose a new password. One without a user is for an address nobody has: asking costs the same work.
create table restablecimientos (
  huella text primary key,
  usuario_id bigint references usuarios (id) on delete cascade,
  creado_en timestamptz not null,
  expira_en timestamptz not null,
  usado_en timestamptz
);
create index restablecimientos_usuario on restablecimientos (usuario_id) where usado_en is null;
create index restablecimientos_expira on restablecimientos (expira_en);

-- The whole history, read by date.
create index actividad_por_fecha on actividad (fecha desc, id desc);

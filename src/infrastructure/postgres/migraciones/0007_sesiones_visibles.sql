-- What a person is shown of their own open sessions, and a name to close one by that is not the token's digest.
alter table sesiones add column id bigint generated always as identity;
alter table sesiones add column agente text;
alter table sesiones add column direccion text;
create unique index sesiones_id on sesiones (id);

-- From where each account has come in: there its owner cannot be locked out by failures made elsewhere.
create table accesos_conocidos (
  clave text primary key,
  ultimo timestamptz not null
);
create index accesos_conocidos_ultimo on accesos_conocidos (ultimo);

-- Signed addresses of the file store: which were used, and the secret all processes sign with.
create table firmas_usadas (
  unico text primary key,
  expira_en timestamptz not null
);
create index firmas_usadas_expira on firmas_usadas (expira_en);
create table secretos (
  nombre text primary key,
  valor text not null
);

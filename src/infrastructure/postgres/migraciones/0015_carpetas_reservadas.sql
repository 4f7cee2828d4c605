-- Folders of the file store that only ADMINISTRADOR may see, by their path; what is in them is reserved with them.
create table carpetas_reservadas (
  ruta text primary key,
  marcada_en timestamptz not null
);

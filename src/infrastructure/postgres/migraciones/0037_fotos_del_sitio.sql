-- Photos of the public site, in the sizes that its pages show: WebP in base64.
create table sitio_fotos (
  nombre text primary key check (nombre ~ '^[0-9a-f]{32}$'),
  ancho integer not null check (ancho > 0),
  alto integer not null check (alto > 0),
  creada_en timestamptz not null,
  creada_por text
);

create table sitio_fotos_tamanos (
  nombre text not null references sitio_fotos (nombre) on delete cascade,
  ancho integer not null,
  imagen text not null,
  primary key (nombre, ancho)
);

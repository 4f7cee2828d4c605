-- Document templates: one row per version. A codigo has at most one in force and one draft.
create table formatos (
  id bigint generated always as identity primary key,
  codigo text not null,
  nombre text not null,
  categoria text not null check (categoria in ('INGRESO', 'PRIVACIDAD', 'CONVIVENCIA', 'FINANZAS', 'EGRESO')),
  edicion integer not null check (edicion > 0),
  estado text not null default 'BORRADOR' check (estado in ('BORRADOR', 'VIGENTE', 'OBSOLETO')),
  contenido text not null,
  vigente_desde timestamptz,
  vigente_hasta timestamptz,
  creado_en timestamptz not null,
  creado_por text,
  actualizado_en timestamptz not null,
  actualizado_por text,
  version integer not null default 1,
  archivado_en timestamptz,
  constraint formatos_edicion_unica unique (codigo, edicion)
);
create unique index formatos_un_vigente on formatos (codigo) where estado = 'VIGENTE';
create unique index formatos_un_borrador on formatos (codigo) where estado = 'BORRADOR';

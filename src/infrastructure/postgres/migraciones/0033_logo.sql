-- The pictures made of the foundation's logo, PNG in base64: what its pages, its icons and a shared link show.
create table imagenes_del_logo (
  tamano text primary key,
  imagen text not null
);

-- Receipt numbers come from a row and not from a sequence: a payment that fails gives its number back, and two payments
-- at once wait for each other.
create table contadores (
  nombre text primary key,
  valor bigint not null check (valor >= 0)
);
insert into contadores (nombre, valor) select 'recibo', coalesce(max(recibo), 0) from abonos;

-- What is owed: a small part of a table that only grows.
create index mensualidades_por_cobrar on mensualidades (participante_id, fecha_vencimiento)
  where estado in ('PENDIENTE', 'CON_ABONO');
create index abonos_por_referencia on abonos (lower(referencia)) where referencia is not null;

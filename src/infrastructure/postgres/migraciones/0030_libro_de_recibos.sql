-- The book of receipts shows annulled ones too, by day and by who wrote them down. The indexes there were leave annulled
-- ones out, because what is added up never has them.
create index abonos_por_dia on abonos (fecha, id);
create index abonos_por_registrador on abonos (registrado_por, id);
create index abonos_anulados on abonos (id) where anulado_en is not null;

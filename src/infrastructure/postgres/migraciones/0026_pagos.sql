-- One payment that pays several fees: the number of the receipt is the payment's, and each abono of it carries the same
-- one. What was left over is in the last of its abonos, as in one that is paid alone.
create table pagos (
  id bigint generated always as identity primary key,
  recibo bigint not null unique,
  fecha date not null,
  valor bigint not null check (valor > 0),
  medio text not null check (medio in ('EFECTIVO', 'TRANSFERENCIA', 'NEQUI', 'BRE_B', 'CONSIGNACION', 'OTRO')),
  referencia text,
  excedente bigint not null default 0 check (excedente >= 0 and excedente < valor),
  -- The row by which the first of its fees is paid: a guardian or, without one, the participante.
  id_acudiente bigint,
  participante_id bigint not null,
  registrado_por text,
  registrado_en timestamptz not null,
  constraint pagos_con_su_recibo unique (id, recibo),
  constraint pagos_acudiente foreign key (id_acudiente) references acudientes (id) on delete restrict,
  constraint pagos_participante foreign key (participante_id) references participantes (id) on delete restrict
);
create index pagos_de_acudiente on pagos (id_acudiente);
create index pagos_de_participante on pagos (participante_id);

-- A number is of one payment: of an abono that is paid alone, or of one row of `pagos` and its abonos. Both take it from
-- `contadores`, so that no number is of the two.
alter table abonos add column pago_id bigint;
alter table abonos add constraint abonos_pago foreign key (pago_id, recibo) references pagos (id, recibo) on delete restrict;
alter table abonos add constraint abonos_pago_con_recibo check (pago_id is null or recibo is not null);
alter table abonos drop constraint abonos_recibo_key;
create unique index abonos_recibo_de_uno on abonos (recibo) where pago_id is null;
create index abonos_por_recibo on abonos (recibo);
create unique index abonos_de_pago on abonos (pago_id, mensualidad_id) where pago_id is not null;

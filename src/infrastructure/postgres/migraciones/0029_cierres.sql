-- Months that are closed: what they said then is kept, and only opening them again is written on their row.
create table cierres (
  id bigint generated always as identity primary key,
  periodo text not null check (periodo ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  cerrado_en timestamptz not null,
  cerrado_por text,
  informe jsonb not null,
  reabierto_en timestamptz,
  reabierto_por text,
  motivo text check (char_length(motivo) between 3 and 500),
  constraint cierres_reabiertos check ((reabierto_en is null) = (motivo is null))
);
create unique index cierres_unico on cierres (periodo) where reabierto_en is null;

create function guardar_cierres() returns trigger language plpgsql as $funcion$
begin
  if tg_op = 'UPDATE' and old.reabierto_en is null and new.reabierto_en is not null
    and (new.id, new.periodo, new.cerrado_en, new.cerrado_por, new.informe)
      is not distinct from (old.id, old.periodo, old.cerrado_en, old.cerrado_por, old.informe)
  then
    return new;
  end if;
  raise exception 'Un cierre no se cambia ni se borra: se abre otra vez' using errcode = 'restrict_violation';
end
$funcion$;

create trigger cierres_guardados before update or delete on cierres
  for each row execute function guardar_cierres();

-- Whoever writes of a fee or of a payment reads it, and nobody closes a month until they end: whoever closes one takes the
-- same lock alone. In one call, because what is read must be read after the wait.
create function ultimo_mes_cerrado() returns text language plpgsql volatile as $funcion$
begin
  perform pg_advisory_xact_lock_shared(hashtext('cierres'));
  return (select max(periodo) from cierres where reabierto_en is null);
end
$funcion$;

-- Counts of the cash drawer. They are only added.
create table arqueos (
  id bigint generated always as identity primary key,
  desde date not null,
  hasta date not null,
  sede_id bigint,
  conteo jsonb,
  contado bigint not null check (contado >= 0),
  recibido bigint not null,
  devuelto bigint not null,
  diferencia bigint not null,
  nota text check (char_length(nota) between 1 and 500),
  contado_por text,
  contado_en timestamptz not null,
  constraint arqueos_dias check (hasta >= desde),
  constraint arqueos_cuadran check (diferencia = contado - (recibido - devuelto)),
  constraint arqueos_sede foreign key (sede_id) references sedes (id) on delete restrict
);
create index arqueos_por_dia on arqueos (hasta, desde);
create index arqueos_de_sede on arqueos (sede_id) where sede_id is not null;

create function guardar_arqueos() returns trigger language plpgsql as $funcion$
begin
  raise exception 'Un arqueo no se cambia ni se borra: se cuenta otra vez' using errcode = 'restrict_violation';
end
$funcion$;

create trigger arqueos_guardados before update or delete on arqueos
  for each row execute function guardar_arqueos();

-- A payment of a closed month that is annulled: the day on which it is taken off. And what is corrected of a fee of one,
-- which brings no money and has no receipt.
alter table abonos add column ajuste_en date;
alter table abonos add constraint abonos_ajuste_anulado check (ajuste_en is null or anulado_en is not null);
create index abonos_ajustados on abonos (ajuste_en) where ajuste_en is not null;
create index abonos_ajustados_por_fecha on abonos (fecha) where ajuste_en is not null;
alter table abonos drop constraint abonos_medio_check;
alter table abonos add constraint abonos_medio_check check (
  medio in ('EFECTIVO', 'TRANSFERENCIA', 'NEQUI', 'BRE_B', 'CONSIGNACION', 'OTRO', 'SALDO_A_FAVOR', 'AJUSTE')
);
alter table abonos add constraint abonos_ajuste_sin_recibo check (medio <> 'AJUSTE' or (recibo is null and excedente = 0));
-- The annulled ones of a month, for its report.
create index abonos_anulados_por_fecha on abonos (fecha) where anulado_en is not null;

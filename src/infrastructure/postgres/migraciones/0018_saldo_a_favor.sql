-- What was received with a receipt beyond what its fee owed, and an abono that is paid with it.
alter table abonos add column excedente bigint not null default 0 check (excedente >= 0);
alter table abonos drop constraint abonos_medio_check;
alter table abonos add constraint abonos_medio_check check (
  medio in ('EFECTIVO', 'TRANSFERENCIA', 'NEQUI', 'BRE_B', 'CONSIGNACION', 'OTRO', 'SALDO_A_FAVOR')
);
alter table abonos add constraint abonos_excedente_con_dinero check (medio <> 'SALDO_A_FAVOR' or excedente = 0);

-- What happened to it. An excess (without origin) belongs to a row of who paid; all that touches it names it, so that
-- none is taken twice even when somebody's document is corrected. Rows are added and never changed.
create table movimientos_a_favor (
  id bigint generated always as identity primary key,
  origen_id bigint,
  tipo text not null check (
    tipo in ('EXCEDENTE', 'APLICACION', 'DEVOLUCION', 'EXCEDENTE_ANULADO', 'APLICACION_ANULADA')
  ),
  fecha date not null,
  valor bigint not null check (valor > 0),
  id_acudiente bigint,
  participante_id bigint not null,
  abono_id bigint,
  medio text check (medio in ('EFECTIVO', 'TRANSFERENCIA', 'NEQUI', 'BRE_B', 'CONSIGNACION', 'OTRO')),
  referencia text,
  motivo text,
  registrado_por text,
  creado_en timestamptz not null,
  constraint movimientos_a_favor_con_origen check ((tipo = 'EXCEDENTE') = (origen_id is null)),
  constraint movimientos_a_favor_con_abono check ((tipo = 'DEVOLUCION') = (abono_id is null)),
  constraint movimientos_a_favor_devueltos check ((tipo = 'DEVOLUCION') = (medio is not null and motivo is not null)),
  constraint movimientos_a_favor_origen foreign key (origen_id) references movimientos_a_favor (id) on delete restrict,
  constraint movimientos_a_favor_acudiente foreign key (id_acudiente) references acudientes (id) on delete restrict,
  constraint movimientos_a_favor_participante
    foreign key (participante_id) references participantes (id) on delete restrict,
  constraint movimientos_a_favor_abono foreign key (abono_id) references abonos (id) on delete restrict
);
create index movimientos_a_favor_de_origen on movimientos_a_favor (origen_id);
create index movimientos_a_favor_de_acudiente on movimientos_a_favor (id_acudiente);
create index movimientos_a_favor_de_participante on movimientos_a_favor (participante_id);
create index movimientos_a_favor_de_abono on movimientos_a_favor (abono_id);
create index movimientos_a_favor_devueltos_por_fecha on movimientos_a_favor (fecha) where tipo = 'DEVOLUCION';

-- All the rows in which one person is written.
create index acudientes_por_documento on acudientes (numero_documento);
create index participantes_por_documento on participantes (numero_documento) where numero_documento is not null;

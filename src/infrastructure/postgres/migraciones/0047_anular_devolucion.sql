-- A refund that is annulled stays, and another movement names it: what it took goes back to the excess it came from. Each is
-- annulled once at most.
alter table movimientos_a_favor
  add column devolucion_id bigint,
  drop constraint movimientos_a_favor_tipo_check,
  drop constraint movimientos_a_favor_con_abono,
  drop constraint movimientos_a_favor_devueltos;
alter table movimientos_a_favor
  add constraint movimientos_a_favor_tipo_check check (
    tipo in (
      'EXCEDENTE', 'APLICACION', 'DEVOLUCION', 'EXCEDENTE_ANULADO', 'APLICACION_ANULADA', 'DEVOLUCION_ANULADA'
    )
  ),
  add constraint movimientos_a_favor_con_abono check (
    (tipo in ('DEVOLUCION', 'DEVOLUCION_ANULADA')) = (abono_id is null)
  ),
  add constraint movimientos_a_favor_devueltos check ((tipo = 'DEVOLUCION') = (medio is not null)),
  add constraint movimientos_a_favor_con_motivo check (
    (tipo in ('DEVOLUCION', 'DEVOLUCION_ANULADA')) = (motivo is not null)
  ),
  add constraint movimientos_a_favor_que_anulan check ((tipo = 'DEVOLUCION_ANULADA') = (devolucion_id is not null)),
  add constraint movimientos_a_favor_devolucion
    foreign key (devolucion_id) references movimientos_a_favor (id) on delete restrict;
create unique index movimientos_a_favor_una_anulacion on movimientos_a_favor (devolucion_id)
  where devolucion_id is not null;

-- What was true when a payment was recorded, as its receipt prints it today and in ten years. Apart from `abonos`: the
-- lists read those, and never this.
create table recibos (
  abono_id bigint primary key,
  hechos jsonb not null,
  constraint recibos_abono foreign key (abono_id) references abonos (id) on delete cascade
);

-- Of the payments from before, what their rows still say: people and the foundation as they are called now, and what was
-- owed by the order of the payments, without those annulled since. Each says of itself that it was worked out
-- (`reconstruido`); it is what `reconstruirHechos` of the domain says of a payment without its facts.
insert into recibos (abono_id, hechos)
select a.id, jsonb_build_object(
  'emisor', jsonb_build_object(
    'nombre', coalesce(c.datos ->> 'nombre', 'Fundación Ejemplo de Esperanza'),
    'nit', c.datos ->> 'nit',
    'direccion', c.datos ->> 'direccion',
    'municipio', c.datos ->> 'municipio',
    'telefono', coalesce(c.datos ->> 'telefono', c.datos ->> 'telefono_alterno'),
    'correo', c.datos ->> 'correo'
  ),
  'participante', jsonb_build_object('nombre', p.nombre, 'documento', p.numero_documento),
  'pagador', case when q.id is not null then
    jsonb_build_object('nombre', btrim(q.nombres || ' ' || q.apellidos), 'documento', q.numero_documento)
  end,
  'concepto', m.concepto,
  'periodo', m.periodo,
  'fecha', a.fecha,
  'valor', a.valor,
  'medio', a.medio,
  'referencia', a.referencia,
  'recibo', a.recibo,
  'registrado_por', a.registrado_por,
  'saldo_despues', greatest(0, m.valor - m.descuento - a.valor - coalesce(
    sum(a.valor) filter (where a.anulado_en is null)
      over (partition by a.mensualidad_id order by a.id rows between unbounded preceding and 1 preceding), 0)),
  'expedido_en', null,
  'reconstruido', true
)
from abonos a
join mensualidades m on m.id = a.mensualidad_id
join participantes p on p.id = m.participante_id
left join acudientes q on q.id = m.id_acudiente
left join configuracion c on true;

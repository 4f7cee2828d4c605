-- What a discharge takes off a fee is owed again when they come back: the discount that there was before is kept. Empty when
-- no discharge changed the fee.
alter table mensualidades add column descuento_antes_del_egreso bigint
  constraint mensualidades_descuento_antes check (descuento_antes_del_egreso between 0 and valor);

-- Of the discharges of before, it is in the line that each one wrote. Where somebody changed the amounts since, it is theirs.
update mensualidades m
set descuento_antes_del_egreso = m.valor - de.antes
from (
  select id, replace(partes[1], '.', '')::numeric as antes, replace(partes[2], '.', '')::numeric as despues
  from mensualidades,
    regexp_match(
      observaciones,
      '(?:^|\n)Egreso el [^\n]*: se paga hasta ese día, \d+ de \d+ días; de \$[^0-9]*([0-9.]+) a \$[^0-9]*([0-9.]+)[^\n]*$'
    ) as partes
  where concepto = 'MENSUALIDAD' and estado <> 'ANULADA' and partes is not null
) de
where de.id = m.id and de.despues = m.valor - m.descuento and de.antes <= m.valor;

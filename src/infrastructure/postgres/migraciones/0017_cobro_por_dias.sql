-- First and last day that a fee charges, of whoever came or left in the middle of the month. Empty: the whole month.
alter table mensualidades add column cobra_desde date;
alter table mensualidades add column cobra_hasta date;
alter table mensualidades add constraint mensualidades_dias check (cobra_hasta >= cobra_desde);

-- When a payment was written down, which is not its date. Nobody kept it before: those of then stay without it.
alter table abonos add column registrado_en timestamptz;
create index abonos_por_registro on abonos (registrado_en) where registrado_en is not null;

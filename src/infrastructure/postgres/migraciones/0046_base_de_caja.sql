-- What there was in the drawer before, and what was taken out of it before counting: without them a drawer that keeps change, or
-- one whose cash went to the bank, never balanced.
alter table arqueos
  add column base bigint not null default 0,
  add column retirado bigint not null default 0,
  add constraint arqueos_base check (base >= 0),
  add constraint arqueos_retirado check (retirado >= 0),
  drop constraint arqueos_cuadran;
alter table arqueos
  add constraint arqueos_cuadran check (diferencia = contado - (base + recibido - devuelto - retirado));

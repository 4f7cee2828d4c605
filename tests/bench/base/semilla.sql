-- The same house in every size: three hundred people in it, their last twelve months and what is owed. What grows with
-- :personas is the past, between 2010 and 2022. `mezcla` spreads consecutive numbers over a list.
create or replace function pg_temp.mezcla(n bigint, semilla int, cuantos int) returns int
language sql immutable as $$ select ((hashint8(n * 31 + semilla)::bigint & 2147483647) % cuantos)::int + 1 $$;

insert into sedes (id, nombre, direccion, municipio, capacidad_hombres, capacidad_mujeres, creado_en, actualizado_en)
overriding system value
select n, (array['Sede Bello', 'Sede Apartadó', 'Sede Medellín'])[n], 'Calle ' || n, (array['Bello', 'Apartadó', 'Medellín'])[n],
  400, 400, now(), now()
from generate_series(1, 3) n;

insert into participantes (
  id, nombre, telefono, tipo_documento, numero_documento, fecha_nacimiento, area, municipio, sede_id, programa, fase, estado,
  fecha_ingreso, fecha_egreso, tipo_egreso, valor_mensualidad, dia_pago, autorizacion_datos, creado_en, creado_por,
  actualizado_en, actualizado_por, archivado_en
)
overriding system value
select n,
  (array['María','José','Luz','Juan','Ana','Carlos','Rosa','Luis','Marta','Jorge','Sara','Pedro','Elena','Andrés','Gloria','Diego',
    'Paula','Felipe','Clara','Óscar','Nora','Raúl','Inés','Hugo','Laura','Iván','Olga','César','Julia','Fabián','Adriana','Mateo',
    'Beatriz','Samuel','Liliana','Tomás','Yolanda','Esteban','Patricia','Nicolás'])[pg_temp.mezcla(n, 1, 40)]
  || ' ' || apellidos[pg_temp.mezcla(n, 2, 40)] || ' ' || apellidos[pg_temp.mezcla(n, 3, 40)],
  '3' || lpad((100000000 + n * 37)::text, 9, '0'), 'CC', (1000000000 + n * 613)::text,
  date '1960-01-01' + pg_temp.mezcla(n, 4, 16000),
  case when n % 4 = 0 then 'MUJERES' else 'HOMBRES' end, 'Bello', n % 3 + 1,
  (array['INTERNADO', 'FAMILIAR', 'REINSERCION'])[n % 3 + 1],
  (array['ACOGIDA', 'PROCESO', 'REINSERCION', 'SEGUIMIENTO'])[n % 4 + 1],
  case when n > 300 then 'EGRESADO' when n % 10 = 0 then 'CON_PERMISO' else 'ACTIVO' end,
  ingreso, case when n > 300 then ingreso + 365 end, case when n > 300 then 'PROCESO_TERMINADO' end,
  400000 + (n % 10) * 50000, n % 28 + 1,
  case when n % 10 > 0 or n > 300
    then jsonb_build_object('otorgada', true, 'version', '1', 'fecha', '2022-01-01', 'medio', 'FISICO', 'revocada_en', null) end,
  now() - n * interval '1 minute', 'semilla', now() - n * interval '1 minute', 'semilla',
  case when n > 300 and n % 10 = 1 then now() end
from generate_series(1, :personas) n
cross join (select array['Restrepo','Gómez','Zapata','Rendón','Vélez','Cano','Mejía','Ochoa','Úsuga','Palacio','Córdoba','Mosquera','Arango',
  'Tobón','Zuluaga','Bedoya','Quintero','Agudelo','Muñoz','Ríos','Salazar','Giraldo','Patiño','Marín','Correa','Duque','Hoyos','Londoño',
  'Betancur','Echeverri','Yepes','Franco','Pineda','Álvarez','Henao','Osorio','Cardona','Montoya','Jaramillo','Uribe'] as apellidos) a
cross join lateral (
  select case when n <= 300 then current_date - 30 - pg_temp.mezcla(n, 5, 330)
    else date '2010-01-01' + pg_temp.mezcla(n, 5, 4300) end as ingreso
) i;

insert into acudientes (
  id, id_participante, numero_documento, nombres, apellidos, tipo_documento, parentesco, telefono, es_principal,
  es_responsable_pago, creado_en, actualizado_en
)
overriding system value
select id, id, (500000000 + id)::text, split_part(nombre, ' ', 1), split_part(nombre, ' ', 2) || ' ' || split_part(nombre, ' ', 3), 'CC',
  (array['MADRE', 'PADRE', 'CONYUGE', 'HERMANO', 'TIO'])[id % 5 + 1], telefono, true, true, creado_en, actualizado_en
from participantes order by id;

insert into mensualidades (
  participante_id, valor, periodo, fecha_vencimiento, estado, id_acudiente, creado_en, actualizado_en
)
select p.id, p.valor_mensualidad, to_char(mes, 'YYYY-MM'), mes::date + p.dia_pago - 1,
  case
    when p.id <= 300 and k >= 10 and p.id % 3 = 0 then 'PENDIENTE'
    when p.id <= 300 and k = 11 and p.id % 3 = 1 then 'CON_ABONO'
    when p.id between 301 and 600 and k = 11 then 'PENDIENTE'
    when (p.id * 12 + k) % 50 = 0 then 'EXONERADA'
    when (p.id * 12 + k) % 97 = 0 then 'ANULADA'
    else 'PAGADA'
  end,
  case when p.id % 2 = 0 then p.id end, mes, mes + k * interval '1 second'
from participantes p
cross join generate_series(0, 11) k
cross join lateral (
  select case when p.id <= 300 then date_trunc('month', current_date) - (11 - k) * interval '1 month'
    else date_trunc('month', p.fecha_ingreso) + k * interval '1 month' end as mes
) m;

insert into abonos (mensualidad_id, fecha, valor, medio, recibo, registrado_por)
select id, least(fecha_vencimiento, current_date), case when estado = 'PAGADA' then valor else valor / 2 end,
  (array['EFECTIVO', 'TRANSFERENCIA', 'NEQUI', 'BRE_B', 'CONSIGNACION'])[id % 5 + 1], row_number() over (order by id), 'semilla'
from mensualidades where estado in ('PAGADA', 'CON_ABONO');

-- Whoever has a permission left five days ago; one of each three is late.
update participantes set salida_permiso = current_date - 5, regreso_previsto = current_date + (id % 3)::int - 1
where estado = 'CON_PERMISO';

insert into estancias (
  id, participante_id, fecha_ingreso, sede_id, area, programa, fase, fecha_egreso, tipo_egreso, creado_en, actualizado_en
)
overriding system value
select id, id, fecha_ingreso, sede_id, area, programa, fase, fecha_egreso, tipo_egreso, creado_en, actualizado_en
from participantes order by id;

insert into eventos_de_estancia (estancia_id, tipo, salida, regreso_previsto, regreso_real, motivo, creado_en, actualizado_en)
select id, 'PERMISO', fecha_ingreso + k * 7, fecha_ingreso + k * 7 + 2, fecha_ingreso + k * 7 + 2, 'Visita', creado_en, creado_en
from participantes cross join generate_series(1, 3) k order by id, k;

insert into eventos_de_estancia (estancia_id, tipo, salida, regreso_previsto, motivo, creado_en, actualizado_en)
select id, 'PERMISO', salida_permiso, regreso_previsto, 'Cita', now(), now()
from participantes where salida_permiso is not null order by id;

-- Twelve lines of the log for each person; each one of health, and each correction, among others.
insert into novedades (participante_id, estancia_id, sede_id, tipo, texto, ocurrio_en, creado_en, creado_por)
select p.id, p.id, p.sede_id,
  (array['VISITA', 'LLAMADA', 'CONVIVENCIA', 'PERTENENCIAS', 'SALUD', 'MEDICAMENTO_ENTREGADO'])[k % 6 + 1],
  'Conversó con su familia y estuvo tranquilo', momento, momento, 'semilla'
from participantes p cross join generate_series(0, 11) k
cross join lateral (
  select case when p.id <= 300 then now() - (p.id % 30 + k) * interval '1 day' - interval '1 hour'
    else p.fecha_ingreso + k * interval '10 days' end as momento
) m
order by momento;

insert into gestiones_de_cobro (
  id_acudiente, participante_id, canal, iniciativa, momento, resultado, promesa_fecha, posterior, registrado_por, creado_en
)
select case when p.id % 2 = 0 then p.id end, p.id, 'WHATSAPP', 'FUNDACION', momento,
  case when k = 2 then 'PROMESA' else 'ENVIADO' end, case when k = 2 then momento::date + 5 end, false, 'semilla', momento
from participantes p cross join generate_series(0, 2) k
cross join lateral (
  select case when p.id <= 300 then now() - (p.id % 30 + k * 5 + 1) * interval '1 day'
    else p.fecha_ingreso + k * interval '100 days' end as momento
) m
order by momento;

insert into canales_de_cobro (id_acudiente, participante_id, canal, autorizado_en, medio, registrado_por, creado_en)
select case when id % 2 = 0 then id end, id, 'WHATSAPP', fecha_ingreso, 'FIRMADO', 'semilla', creado_en
from participantes order by id;

insert into papeles_recibidos (participante_id, codigo, fecha, creado_en, actualizado_en)
select id, codigo, fecha_ingreso, creado_en, creado_en
from participantes cross join unnest(array['CONSENTIMIENTO', 'CONTRATO']) codigo order by id;

-- The history of those fees. Its chain is made up: what is measured is how it is read.
insert into actividad (fecha, usuario, accion, entidad, entidad_id, cambios, origen, cadena, numero, huella)
select actualizado_en, 'semilla@fundacion.example', 'ACTUALIZAR', 'mensualidad', id,
  '{"estado": {"antes": "PENDIENTE", "despues": "PAGADA"}}', '127.0.0.1', 1000000, row_number() over (order by id), repeat('0', 64)
from mensualidades order by actualizado_en;

update contadores set valor = (select count(*) from abonos) where nombre = 'recibo';
select setval(pg_get_serial_sequence(tabla, 'id'), :personas + 1)
from unnest(array['participantes', 'acudientes', 'estancias']) tabla;
select setval(pg_get_serial_sequence('sedes', 'id'), 4);

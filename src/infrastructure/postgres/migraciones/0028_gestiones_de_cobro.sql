-- What is done to collect from who pays. A contact is only added: nobody changes what was done, nor when.
create table gestiones_de_cobro (
  id bigint generated always as identity primary key,
  id_acudiente bigint,
  participante_id bigint not null,
  canal text not null check (canal in ('WHATSAPP', 'LLAMADA', 'SMS', 'CORREO', 'VISITA')),
  iniciativa text not null check (iniciativa in ('FUNDACION', 'PAGADOR')),
  momento timestamptz not null,
  resultado text not null check (resultado in ('ENVIADO', 'CONTESTO', 'NO_CONTESTO', 'PROMESA', 'OTRO')),
  promesa_fecha date,
  promesa_valor bigint check (promesa_valor > 0),
  nota text check (char_length(nota) between 1 and 500),
  fuera_de_regla text,
  posterior boolean not null,
  registrado_por text,
  creado_en timestamptz not null,
  constraint gestiones_de_cobro_promesa check (
    (resultado = 'PROMESA') = (promesa_fecha is not null) and (promesa_valor is null or promesa_fecha is not null)
  ),
  constraint gestiones_de_cobro_permitidas check (fuera_de_regla is null or posterior),
  constraint gestiones_de_cobro_acudiente foreign key (id_acudiente) references acudientes (id) on delete restrict,
  constraint gestiones_de_cobro_participante
    foreign key (participante_id) references participantes (id) on delete restrict
);
create index gestiones_de_cobro_de_acudiente on gestiones_de_cobro (id_acudiente, momento);
create index gestiones_de_cobro_de_participante on gestiones_de_cobro (participante_id, momento);
create index gestiones_de_cobro_por_momento on gestiones_de_cobro (momento);

-- By what channel each one said that they may be told. It is added, and taken back once.
create table canales_de_cobro (
  id bigint generated always as identity primary key,
  id_acudiente bigint,
  participante_id bigint not null,
  canal text not null check (canal in ('WHATSAPP', 'LLAMADA', 'SMS', 'CORREO')),
  autorizado_en date not null,
  medio text not null check (medio in ('FIRMADO', 'WHATSAPP', 'CORREO', 'LLAMADA', 'EN_PERSONA')),
  retirado_en date check (retirado_en >= autorizado_en),
  registrado_por text,
  creado_en timestamptz not null,
  constraint canales_de_cobro_acudiente foreign key (id_acudiente) references acudientes (id) on delete restrict,
  constraint canales_de_cobro_participante
    foreign key (participante_id) references participantes (id) on delete restrict
);
create index canales_de_cobro_de_acudiente on canales_de_cobro (id_acudiente);
create index canales_de_cobro_de_participante on canales_de_cobro (participante_id);

create function guardar_gestiones_de_cobro() returns trigger language plpgsql as $funcion$
begin
  raise exception 'Una gestión de cobro no se cambia ni se borra' using errcode = 'restrict_violation';
end
$funcion$;

create trigger gestiones_de_cobro_guardadas before update or delete on gestiones_de_cobro
  for each row execute function guardar_gestiones_de_cobro();

create function guardar_canales_de_cobro() returns trigger language plpgsql as $funcion$
begin
  if tg_op = 'UPDATE' and old.retirado_en is null and new.retirado_en is not null
    and to_jsonb(new) - 'retirado_en' = to_jsonb(old) - 'retirado_en' then
    return new;
  end if;
  raise exception 'Una autorización no se cambia ni se borra: se retira' using errcode = 'restrict_violation';
end
$funcion$;

create trigger canales_de_cobro_guardados before update or delete on canales_de_cobro
  for each row execute function guardar_canales_de_cobro();

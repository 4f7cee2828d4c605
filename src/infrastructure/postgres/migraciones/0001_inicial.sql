-- The same folding as plegar() of the domain: decomposed, without marks, lower case, single spaces. translate() does
-- for the other alphabets what lower() under "C" does for ASCII, so that every server and locale folds alike.
create function plegar(texto text) returns text
language sql immutable parallel safe strict
as $$
  select btrim(
    regexp_replace(
      translate(
        lower(
          regexp_replace(
            normalize(texto, NFD),
            E'[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\u302a-\u302f\u3099\u309a\ufe00-\ufe0f\ufe20-\ufe2f]',
            '', 'g'
          ) collate "C"
        ),
        'ÆÐØÞĐĦŁŊŒŦΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
        'æðøþđħłŋœŧαβγδεζηθικλμνξοπρστυφχψωђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюя'
      ),
      E'[ \t\n\r\f\u000b\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+',
      ' ', 'g'
    )
  )
$$;

create table usuarios (
  id bigint generated always as identity primary key,
  email text not null unique,
  contrasena text not null,
  rol text not null check (rol in ('CONSULTA', 'ADMINISTRADOR')),
  "displayName" text,
  "photoURL" text,
  estado text not null default 'ACTIVO' check (estado in ('ACTIVO', 'INACTIVO')),
  ultimo_acceso timestamptz,
  creado_en timestamptz not null,
  creado_por text,
  actualizado_en timestamptz not null,
  actualizado_por text,
  version integer not null default 1,
  archivado_en timestamptz
);

create table sesiones (
  huella text primary key,
  usuario_id bigint not null references usuarios (id) on delete cascade,
  creada_en timestamptz not null,
  ultimo_uso timestamptz not null,
  expira_en timestamptz not null,
  revocada_en timestamptz
);
create index sesiones_usuario on sesiones (usuario_id) where revocada_en is null;
create index sesiones_expira on sesiones (expira_en);

create table intentos_acceso (
  id bigint generated always as identity primary key,
  clave text not null,
  fecha timestamptz not null
);
create index intentos_acceso_clave on intentos_acceso (clave, fecha desc);
create index intentos_acceso_fecha on intentos_acceso (fecha);

create table sedes (
  id bigint generated always as identity primary key,
  nombre text not null,
  direccion text not null,
  municipio text,
  telefono text,
  responsable text,
  capacidad_hombres integer check (capacidad_hombres >= 0),
  capacidad_mujeres integer check (capacidad_mujeres >= 0),
  estado text not null default 'ACTIVA' check (estado in ('ACTIVA', 'EN_ADECUACION', 'INACTIVA')),
  creado_en timestamptz not null,
  creado_por text,
  actualizado_en timestamptz not null,
  actualizado_por text,
  version integer not null default 1,
  archivado_en timestamptz,
  nombre_plegado text collate "C" generated always as (plegar(nombre)) stored,
  busqueda text collate "C" generated always as (
    plegar(nombre || ' ' || direccion || ' ' || coalesce(municipio, '') || ' ' || coalesce(responsable, ''))
  ) stored,
  constraint sedes_nombre_unico unique (nombre_plegado)
);

create table participantes (
  id bigint generated always as identity primary key,
  nombre text not null,
  telefono text not null,
  tipo_documento text check (tipo_documento in ('CC', 'TI', 'CE', 'PPT', 'RC', 'PA', 'SIN_DOCUMENTO')),
  numero_documento text,
  fecha_nacimiento date,
  area text check (area in ('HOMBRES', 'MUJERES')),
  municipio text,
  direccion text,
  email text,
  sede_id bigint,
  programa text check (programa in ('INTERNADO', 'FAMILIAR', 'REINSERCION')),
  fase text check (fase in ('ACOGIDA', 'PROCESO', 'REINSERCION', 'SEGUIMIENTO')),
  estado text not null default 'PREINGRESO' check (estado in ('PREINGRESO', 'ACTIVO', 'CON_PERMISO', 'EGRESADO')),
  fecha_ingreso date,
  fecha_egreso_prevista date,
  fecha_egreso date,
  tipo_egreso text check (
    tipo_egreso in ('PROCESO_TERMINADO', 'RETIRO_VOLUNTARIO', 'ABANDONO', 'CONVIVENCIA', 'REMISION', 'FALLECIMIENTO')
  ),
  motivo_egreso text,
  valor_mensualidad bigint check (valor_mensualidad >= 0),
  dia_pago integer check (dia_pago between 1 and 28),
  beca_porcentaje integer check (beca_porcentaje between 0 and 100),
  eps text,
  contacto_emergencia text,
  observaciones text,
  alergias text,
  medicamentos text,
  sustancia_principal text,
  antecedentes text,
  autorizacion_datos jsonb,
  creado_en timestamptz not null,
  creado_por text,
  actualizado_en timestamptz not null,
  actualizado_por text,
  version integer not null default 1,
  archivado_en timestamptz,
  nombre_plegado text collate "C" generated always as (plegar(nombre)) stored,
  busqueda text collate "C" generated always as (
    plegar(nombre || ' ' || coalesce(numero_documento, '') || ' ' || telefono)
  ) stored,
  constraint participantes_documento_unico unique (tipo_documento, numero_documento),
  constraint participantes_sede foreign key (sede_id) references sedes (id) on delete restrict
);
create index participantes_por_nombre on participantes (nombre_plegado, id) where archivado_en is null;
create index participantes_por_estado on participantes (lower(estado) collate "C", id) where archivado_en is null;
create index participantes_por_programa on participantes (lower(programa) collate "C", id) where archivado_en is null;
create index participantes_por_ingreso on participantes (fecha_ingreso, id) where archivado_en is null;
create index participantes_por_cambio on participantes (actualizado_en, id) where archivado_en is null;
create index participantes_por_sede on participantes (sede_id, estado, area);

create table acudientes (
  id bigint generated always as identity primary key,
  id_participante bigint not null,
  numero_documento text not null,
  nombres text not null,
  apellidos text not null,
  tipo_documento text check (tipo_documento in ('CC', 'TI', 'CE', 'PPT', 'RC', 'PA', 'SIN_DOCUMENTO')),
  parentesco text check (
    parentesco in ('MADRE', 'PADRE', 'CONYUGE', 'HIJO', 'HERMANO', 'ABUELO', 'TIO', 'AMIGO', 'OTRO')
  ),
  telefono text,
  telefono_alterno text,
  email text,
  direccion text,
  es_principal boolean not null default false,
  es_responsable_pago boolean not null default false,
  es_emergencia boolean not null default false,
  autorizado_informacion boolean not null default false,
  estado text not null default 'ACTIVO' check (estado in ('ACTIVO', 'INACTIVO')),
  creado_en timestamptz not null,
  creado_por text,
  actualizado_en timestamptz not null,
  actualizado_por text,
  version integer not null default 1,
  archivado_en timestamptz,
  apellidos_plegado text collate "C" generated always as (plegar(apellidos)) stored,
  busqueda text collate "C" generated always as (
    plegar(nombres || ' ' || apellidos || ' ' || numero_documento || ' ' || coalesce(telefono, ''))
  ) stored,
  constraint acudientes_documento_unico unique (id_participante, numero_documento),
  constraint acudientes_participante foreign key (id_participante) references participantes (id) on delete restrict
);
create unique index acudientes_un_principal on acudientes (id_participante) where es_principal;
create index acudientes_por_apellidos on acudientes (apellidos_plegado, id) where archivado_en is null;

create table mensualidades (
  id bigint generated always as identity primary key,
  participante_id bigint not null,
  valor bigint not null check (valor > 0),
  periodo text,
  concepto text not null default 'MENSUALIDAD' check (concepto in ('MENSUALIDAD', 'INGRESO', 'OTRO')),
  fecha_vencimiento date,
  descuento bigint not null default 0 check (descuento between 0 and valor),
  estado text not null default 'PENDIENTE'
    check (estado in ('PENDIENTE', 'CON_ABONO', 'PAGADA', 'EXONERADA', 'ANULADA')),
  id_acudiente bigint,
  observaciones text,
  motivo_anulacion text,
  creado_en timestamptz not null,
  creado_por text,
  actualizado_en timestamptz not null,
  actualizado_por text,
  version integer not null default 1,
  archivado_en timestamptz,
  constraint mensualidades_participante foreign key (participante_id) references participantes (id) on delete restrict,
  constraint mensualidades_acudiente foreign key (id_acudiente) references acudientes (id) on delete restrict
);
create unique index mensualidades_unica on mensualidades (participante_id, periodo, concepto)
  where estado <> 'ANULADA';
create index mensualidades_por_periodo on mensualidades (periodo desc nulls last, id);
create index mensualidades_por_vencimiento on mensualidades (fecha_vencimiento, id);
create index mensualidades_por_acudiente on mensualidades (id_acudiente);

create table abonos (
  id bigint generated always as identity primary key,
  mensualidad_id bigint not null,
  fecha date not null,
  valor bigint not null check (valor > 0),
  medio text not null check (medio in ('EFECTIVO', 'TRANSFERENCIA', 'NEQUI', 'BRE_B', 'CONSIGNACION', 'OTRO')),
  referencia text,
  recibo bigint unique,
  registrado_por text,
  anulado_en timestamptz,
  motivo_anulacion text,
  constraint abonos_mensualidad foreign key (mensualidad_id) references mensualidades (id) on delete restrict
);
create index abonos_por_mensualidad on abonos (mensualidad_id, id);
create index abonos_por_fecha on abonos (fecha) where anulado_en is null;

create table actividad (
  id bigint generated always as identity primary key,
  fecha timestamptz not null,
  usuario text,
  accion text not null,
  entidad text not null,
  entidad_id bigint not null,
  cambios jsonb not null,
  origen text
);
create index actividad_por_registro on actividad (entidad, entidad_id, id desc);

create table visitas (
  id integer primary key default 1 check (id = 1),
  conteo bigint not null,
  actualizado_en timestamptz not null
);

create table claves_creacion (
  huella text primary key,
  cuerpo text not null,
  respuesta json,
  creada_en timestamptz not null
);
create index claves_creacion_fecha on claves_creacion (creada_en);

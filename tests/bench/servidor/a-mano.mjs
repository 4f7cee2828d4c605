import Fastify from 'fastify';
import postgres from 'postgres';

// The reference: the same answers by the shortest way, with no session, policy, headers, log, history or key.
const sql = postgres(process.env.DATABASE_URL, {
  max: 10,
  types: {
    entero: { to: 20, from: [20, 1700], parse: Number, serialize: String },
    fecha: { to: 1082, from: [1082], parse: (texto) => texto, serialize: String },
  },
});
const app = Fastify();

const propias = sql`p.id, p.nombre, p.telefono, p.tipo_documento, p.numero_documento, p.fecha_nacimiento, p.area, p.municipio,
  p.direccion, p.email, p.sede_id, p.programa, p.fase, p.estado, p.fecha_ingreso, p.fecha_egreso_prevista, p.fecha_egreso,
  p.salida_permiso, p.regreso_previsto, p.tipo_egreso, p.motivo_egreso, p.valor_mensualidad, p.dia_pago, p.beca_porcentaje, p.eps, p.contacto_emergencia,
  p.observaciones, p.autorizacion_datos, p.creado_en, p.creado_por, p.actualizado_en, p.actualizado_por, p.version, p.archivado_en`;

const conDeuda = (pagina) => sql`
  select ${propias},
    case when a.id is not null
      then json_build_object('id', a.id, 'nombre', a.nombres || ' ' || a.apellidos, 'telefono', a.telefono) end as acudiente_principal,
    coalesce(d.saldo, 0) as saldo, coalesce(d.saldo_vencido, 0) as saldo_vencido, p.total_de_busqueda
  from (${pagina}) p
  left join acudientes a on a.id_participante = p.id and a.es_principal
  left join lateral (
    select sum(m.valor - m.descuento - m.pagado) as saldo,
      sum(m.valor - m.descuento - m.pagado) filter (where m.fecha_vencimiento < (now() at time zone 'America/Bogota')::date) as saldo_vencido
    from (
      select m.*, coalesce((select sum(b.valor) from abonos b where b.mensualidad_id = m.id and b.anulado_en is null), 0) as pagado
      from mensualidades m where m.participante_id = p.id and m.estado in ('PENDIENTE', 'CON_ABONO')
    ) m
  ) d on true
  order by p.nombre_plegado, p.id`;

app.get(
  '/usuarios',
  () => sql`
  select id, email, rol, "displayName", "photoURL", estado, ultimo_acceso, provisional_hasta, creado_en, creado_por, actualizado_en,
    actualizado_por, version, archivado_en
  from usuarios order by id`,
);

const responder = (filas, total) => ({
  data: filas.map(({ total_de_busqueda: _total, ...fila }) => fila),
  total: Number(total ?? filas[0]?.total_de_busqueda ?? 0),
});

app.get('/pagina', async ({ query }) => {
  const [filas, [{ total }]] = await Promise.all([
    conDeuda(sql`
      select *, null as total_de_busqueda from participantes where archivado_en is null
      order by nombre_plegado, id limit 10 offset ${(Number(query.pagina) - 1) * 10}`),
    sql`select sum(cantidad) as total from conteo_participantes where not archivado`,
  ]);
  return responder(filas, total);
});

app.get('/buscar', async ({ query }) => {
  const palabras = query.buscar.split(' ').map((palabra) => sql`and busqueda like ${`%${palabra}%`}`);
  const filas = await conDeuda(sql`
    select *, count(*) over () as total_de_busqueda from participantes where archivado_en is null ${palabras}
    order by nombre_plegado, id limit 10`);
  return responder(filas);
});

app.post('/participantes', async ({ body }, respuesta) => {
  const [creado] = await sql`
    insert into participantes ${sql({ ...body, creado_en: new Date(), actualizado_en: new Date() })} returning *`;
  return respuesta.code(201).send(creado);
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });

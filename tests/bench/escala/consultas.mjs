const hoy = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Bogota' }).format(new Date());

const consulta = (nombre, ruta, parametros = {}) => ({
  nombre,
  ruta: `/dashboard-api${ruta}${Object.keys(parametros).length > 0 ? `?${new URLSearchParams(parametros)}` : ''}`,
});

const lista = (ruta, comunes) => (nombre, parametros) =>
  consulta(nombre, ruta, { ...comunes, ...parametros });

const PAGINA = { pagina: 1, limite: 10 };

const ordenesDe = (pedir, nombre, campos) =>
  campos.flatMap((orden) => [
    pedir(`${nombre}, por ${orden}`, { orden }),
    pedir(`${nombre}, por -${orden}`, { orden: `-${orden}` }),
  ]);

/** Every list of the services with each of its filters and orders. `persona` is somebody of the house. */
export const consultasDeEscala = ({ persona }) => {
  const dia = hoy();
  const mes = dia.slice(0, 7);
  const participantes = lista('/participantes', PAGINA);
  const mensualidades = lista('/mensualidades', PAGINA);
  const acudientes = lista('/acudientes', PAGINA);
  const cartera = lista('/cartera', PAGINA);
  const abonos = lista('/abonos', PAGINA);
  const historia = lista('/actividad', PAGINA);
  const haceDias = (dias) => new Date(Date.now() - dias * 86_400_000);
  const diaDeHace = (dias) => haceDias(dias).toISOString().slice(0, 10);
  return [
    consulta('entradas y salidas de un mes', '/estancias/movimientos', { desde: diaDeHace(30), hasta: dia }),
    participantes('participantes', {}),
    participantes('participantes, página 50', { pagina: 50 }),
    ...ordenesDe(participantes, 'participantes', [
      'nombre',
      'estado',
      'programa',
      'fecha_ingreso',
      'actualizado_en',
    ]),
    participantes('participantes en casa', { estado: 'ACTIVO' }),
    participantes('participantes egresados', { estado: 'EGRESADO' }),
    participantes('participantes de una sede', { sede_id: 1 }),
    participantes('participantes de un área y un programa', { area: 'MUJERES', programa: 'FAMILIAR' }),
    participantes('participantes que ingresaron este año', { ingreso_desde: `${dia.slice(0, 4)}-01-01` }),
    participantes('participantes con saldo vencido', { con_saldo_vencido: true }),
    participantes('participantes sin autorización', { sin_autorizacion: true }),
    participantes('participantes por egresar', { egreso_previsto_hasta: dia }),
    participantes('participantes sin mensualidad', { sin_mensualidad: mes }),
    participantes('participantes de permiso, atrasados', { permiso: 'VENCIDO' }),
    participantes('participantes sin papeles firmados', { sin_papeles: true }),
    participantes('participantes archivados', { archivados: true }),
    participantes('búsqueda por nombre completo', { buscar: persona.nombre }),
    participantes('búsqueda por documento', { buscar: persona.documento }),
    participantes('búsqueda por teléfono', { buscar: persona.telefono }),
    participantes('búsqueda por un nombre de pila', { buscar: persona.nombre.split(' ')[0] }),
    mensualidades('mensualidades', {}),
    mensualidades('mensualidades, página 50', { pagina: 50 }),
    ...ordenesDe(mensualidades, 'mensualidades', [
      'periodo',
      'fecha_vencimiento',
      'valor',
      'estado',
      'actualizado_en',
    ]),
    mensualidades('mensualidades del mes', { periodo: mes }),
    mensualidades('mensualidades del mes en una sede', { periodo: mes, sede_id: 1 }),
    mensualidades('mensualidades de una sede', { sede_id: 1 }),
    mensualidades('mensualidades pendientes', { estado: 'PENDIENTE' }),
    mensualidades('mensualidades exoneradas', { estado: 'EXONERADA' }),
    mensualidades('mensualidades por concepto', { concepto: 'MENSUALIDAD' }),
    mensualidades('mensualidades vencidas', { vencidas: true }),
    mensualidades('mensualidades de una persona', { participante_id: persona.id }),
    mensualidades('mensualidades que paga alguien', { id_acudiente: persona.id }),
    mensualidades('mensualidades por nombre', { buscar: persona.nombre }),
    mensualidades('mensualidades de una familia', { buscar: persona.nombre, familia: true }),
    mensualidades('mensualidades por cobrar de un mes', { cobro: 'POR_COBRAR', periodo: mes }),
    acudientes('acudientes', {}),
    ...ordenesDe(acudientes, 'acudientes', ['apellidos', 'parentesco', 'estado', 'actualizado_en']),
    acudientes('acudientes por parentesco', { parentesco: 'MADRE' }),
    acudientes('acudientes por nombre', { buscar: persona.nombre }),
    consulta('acudientes de una persona', `/participantes/${persona.id}/acudientes`),
    cartera('cartera', {}),
    cartera('cartera de más de 90 días', { edad: 'MAS_DE_90' }),
    cartera('cartera por nombre', { buscar: persona.nombre }),
    abonos('abonos del mes', { desde: `${mes}-01`, hasta: dia }),
    abonos('abonos', {}),
    abonos('libro de recibos', { anulados: true }),
    abonos('recibos de un día', { anulados: true, desde: dia, hasta: dia }),
    abonos('recibos anulados', { solo_anulados: true }),
    abonos('recibo por su número', { anulados: true, buscar: 'recibo 173' }),
    abonos('recibos por nombre', { anulados: true, buscar: persona.nombre }),
    abonos('recibos por medio', { anulados: true, buscar: 'Nequi' }),
    consulta('suma de los recibos', '/abonos/suma', { anulados: true }),
    consulta('numeración de los recibos', '/abonos/numeracion'),
    consulta('recaudo del mes', '/recaudo', { desde: `${mes}-01`, hasta: dia }),
    consulta('tendencia del recaudo', '/recaudo/tendencia'),
    consulta('estado de cuenta', `/participantes/${persona.id}/estado-de-cuenta`),
    consulta('cifras del tablero', '/dashboard/stats'),
    consulta('atención y gráficas del tablero', '/dashboard/resumen'),
    consulta('sedes', '/sedes'),
    consulta('ocupación de hoy', '/sedes/ocupacion', { fecha: dia }),
    consulta('ocupación de hace un año', '/sedes/ocupacion', { fecha: diaDeHace(365) }),
    consulta('bitácora de un turno', '/novedades', { sede_id: 1, desde: haceDias(1).toISOString() }),
    consulta('bitácora de una persona', `/participantes/${persona.id}/novedades`),
    consulta('estancias de una persona', `/participantes/${persona.id}/estancias`),
    consulta('papeles de una persona', `/participantes/${persona.id}/papeles`),
    consulta('a quién recordarle hoy', '/cobranza/recordatorios'),
    consulta('gestiones de quien paga', `/pagadores/acudiente-${persona.id}/gestiones`),
    consulta('estado de cuenta de quien paga', `/pagadores/acudiente-${persona.id}/estado-de-cuenta`),
    consulta('cómo va el mes', '/mensualidades/resumen', { periodo: mes }),
    consulta('meses cerrados', '/cierres'),
    consulta('caja de hoy', '/arqueos', { desde: dia, hasta: dia }),
    consulta('quiénes registran abonos', '/abonos/registradores'),
    consulta('datos por revisar', '/revision'),
    consulta('historia de un registro', '/actividad', { entidad: 'mensualidad', id: persona.id }),
    historia('historia', {}),
    historia('historia, página 50', { pagina: 50 }),
    historia('historia de un mes', { desde: diaDeHace(30), hasta: dia }),
    historia('historia de una persona del equipo', { usuario: 'admin' }),
    historia('historia de una clase de registro', { entidad: 'participante' }),
    historia('historia de una acción', { accion: 'CREAR' }),
  ];
};

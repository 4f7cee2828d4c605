import { masDias, masMeses, mesDe } from '@tests/recomputo/calendario';
import type { MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import { exigida, type Gemelas } from './gemelas';

const LETRAS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const claveDe = ({ id_acudiente, participante_id }: MensualidadConSaldo): string =>
  id_acudiente === null ? `participante-${participante_id}` : `acudiente-${id_acudiente}`;

/** Where they are in the list of fees, which is the same in both houses. */
const lugares = ({ cobros }: Gemelas, deben: (cobro: MensualidadConSaldo) => boolean): number[] =>
  [...cobros().entries()].flatMap(([n, cobro]) => (deben(cobro) ? [n] : []));

const conDeuda = (gemelas: Gemelas): number[] => lugares(gemelas, ({ saldo }) => saldo > 0);

const fechaDePago = ({ azar, hoy }: Gemelas): string =>
  azar.suerte(70) ? hoy() : masDias(hoy(), -azar.entre(1, 40));

export const abrirSedes = async ({ hacer }: Gemelas): Promise<void> => {
  for (const nombre of ['Casa A', 'Casa B', 'Casa C'])
    await hacer('abrir sede', ({ abrirSede }) =>
      abrirSede({
        nombre,
        direccion: 'Calle 1',
        capacidad_hombres: 40,
        capacidad_mujeres: 0,
        estado: 'ACTIVA',
      }),
    );
};

const numero = (creado: unknown): number => Number((creado as { id?: unknown }).id);

/** Three of each four with a guardian who pays; some guardians are the same person. */
export const recibir = async (gemelas: Gemelas, fecha_ingreso: string): Promise<void> => {
  const { azar, personas, hacer } = gemelas;
  const k = personas.length;
  const ficha = {
    nombre: `Persona ${LETRAS[k]}x`,
    telefono: '3001234567',
    estado: 'ACTIVO',
    area: 'HOMBRES',
    sede_id: azar.entre(1, 3),
    fecha_ingreso,
    valor_mensualidad: azar.uno([400_000, 513_333, 777_777, null]),
    dia_pago: azar.uno([null, 1, 12, 28]),
    beca_porcentaje: azar.uno([null, 15, 33, 100]),
    ...(azar.suerte(70) ? { tipo_documento: 'CC', numero_documento: `1000${k}77` } : {}),
  };
  const id = numero(await hacer('recibir', (actos) => actos.recibir(ficha)));
  const persona = { id, acudientes: [] as number[] };
  personas.push(persona);
  if (!azar.suerte(75)) return;
  const acudiente = {
    id_participante: id,
    tipo_documento: 'CC',
    numero_documento: azar.uno(['43000111', `4300${k}22`]),
    nombres: 'Madre',
    apellidos: `De ${LETRAS[k]}`,
    telefono: '3109998877',
    es_responsable_pago: true,
    autorizado_informacion: azar.suerte(70),
  };
  persona.acudientes.push(
    numero(await hacer('anotar acudiente', (actos) => actos.anotarAcudiente(acudiente))),
  );
};

/** Now and then a peso too many, or something beyond what is owed that stays in favour. */
const abonar = async (gemelas: Gemelas): Promise<void> => {
  const { azar, hacer } = gemelas;
  const n = azar.quiza(conDeuda(gemelas));
  if (n === undefined) return;
  const { saldo } = exigida(gemelas.cobros(), n);
  const a_favor = azar.suerte(20) ? azar.entre(1, 90_000) : 0;
  const datos = {
    fecha: fechaDePago(gemelas),
    valor: a_favor > 0 ? saldo + a_favor : azar.uno([saldo, azar.entre(1, saldo + 1)]),
    medio: azar.uno(['EFECTIVO', 'NEQUI']),
    referencia: 'R1',
    ...(a_favor > 0 ? { a_favor } : {}),
  };
  await hacer('abonar', (actos, cobros) => actos.abonar(exigida(cobros, n).id, datos));
};

const pagarJuntas = async (gemelas: Gemelas): Promise<void> => {
  const { azar, hacer } = gemelas;
  const n = azar.quiza(conDeuda(gemelas));
  if (n === undefined) return;
  const clave = claveDe(exigida(gemelas.cobros(), n));
  const partes = lugares(gemelas, (cobro) => cobro.saldo > 0 && claveDe(cobro) === clave)
    .slice(0, 4)
    .map((lugar) => {
      const { saldo } = exigida(gemelas.cobros(), lugar);
      return { lugar, valor: azar.suerte(60) ? saldo : azar.entre(1, saldo) };
    });
  const excedente = azar.suerte(40) ? azar.entre(1, 80_000) : 0;
  const datos = {
    fecha: fechaDePago(gemelas),
    valor: partes.reduce((suma, { valor }) => suma + valor, excedente),
    medio: 'TRANSFERENCIA',
    referencia: 'V',
  };
  await hacer('pagar varias', (actos, cobros) =>
    actos.pagar(clave, {
      ...datos,
      partes: partes.map(({ lugar, valor }) => ({ mensualidad_id: exigida(cobros, lugar).id, valor })),
    }),
  );
};

/** One of them, or the whole payment that it was part of; a few were annulled already. */
const anular = async (gemelas: Gemelas): Promise<void> => {
  const { azar, hacer } = gemelas;
  const abonos = [...gemelas.cobros().entries()].flatMap(([n, cobro]) =>
    [...cobro.abonos.entries()].map(([k, abono]) => ({ n, k, abono })),
  );
  const elegido = azar.quiza(abonos.filter(({ abono }) => abono.anulado_en === null || azar.suerte(5)));
  if (!elegido) return;
  const { n, k, abono } = elegido;
  if (abono.pago_id !== null && azar.suerte(40))
    await hacer('anular pago', (actos, cobros) =>
      actos.anularPago(exigida(exigida(cobros, n).abonos, k).pago_id ?? 0, { motivo: 'No llegó' }),
    );
  else
    await hacer('anular abono', (actos, cobros) => {
      const cobro = exigida(cobros, n);
      return actos.anularAbono(cobro.id, exigida(cobro.abonos, k).id, { motivo: 'Error' });
    });
};

const aplicarAFavor = async (gemelas: Gemelas): Promise<void> => {
  const n = gemelas.azar.quiza(conDeuda(gemelas));
  if (n === undefined) return;
  const valor = gemelas.azar.entre(1, Math.min(exigida(gemelas.cobros(), n).saldo, 60_000));
  await gemelas.hacer('aplicar a favor', (actos, cobros) =>
    actos.aplicarAFavor(exigida(cobros, n).id, { valor }),
  );
};

const devolver = async (gemelas: Gemelas): Promise<void> => {
  const n = gemelas.azar.quiza(conDeuda(gemelas));
  if (n === undefined) return;
  const clave = claveDe(exigida(gemelas.cobros(), n));
  const valor = gemelas.azar.entre(1, 50_000);
  const datos = { fecha: fechaDePago(gemelas), valor, medio: 'EFECTIVO', motivo: 'Lo pidió' };
  await gemelas.hacer('devolver', (actos) => actos.devolver(clave, datos));
};

const acudientesDe = ({ personas }: Gemelas, participante: unknown): (number | null)[] => [
  null,
  ...(personas.find(({ id }) => id === participante)?.acudientes ?? []),
];

const recibido = ({ abonos }: MensualidadConSaldo): number =>
  abonos.reduce((suma, { valor, anulado_en }) => (anulado_en === null ? suma + valor : suma), 0);

const corregir = async (gemelas: Gemelas): Promise<void> => {
  const { azar, hoy, hacer } = gemelas;
  const n = azar.quiza(lugares(gemelas, () => true));
  if (n === undefined) return;
  const cobro = exigida(gemelas.cobros(), n);
  const cambios = azar.uno<Record<string, unknown>>([
    { valor: cobro.valor + azar.entre(-60_000, 60_000) },
    { descuento: azar.entre(0, cobro.valor) },
    { descuento: cobro.valor - recibido(cobro) },
    { estado: 'EXONERADA', motivo_anulacion: 'Condonada' },
    { estado: 'ANULADA', motivo_anulacion: 'Mal hecha' },
    { estado: 'PENDIENTE' },
    { fecha_vencimiento: masDias(hoy(), azar.entre(-90, 20)) },
    { id_acudiente: azar.uno(acudientesDe(gemelas, cobro.participante_id)) },
    { periodo: masMeses(cobro.periodo ?? mesDe(hoy()), azar.uno([-1, 1])) },
    { concepto: azar.uno(['OTRO', 'INGRESO', 'MENSUALIDAD']) },
  ]);
  await hacer(`corregir ${Object.keys(cambios)[0]}`, (actos, cobros) =>
    actos.cambiarCobro(exigida(cobros, n).id, cambios),
  );
};

const cobrarAparte = async (gemelas: Gemelas): Promise<void> => {
  const { azar, hoy, personas, hacer } = gemelas;
  const { id } = azar.uno(personas);
  const datos = {
    participante_id: id,
    concepto: azar.uno(['INGRESO', 'OTRO', 'MENSUALIDAD']),
    valor: azar.entre(1_000, 900_000),
    periodo: masMeses(mesDe(hoy()), -azar.entre(0, 2)),
    descuento: azar.suerte(30) ? azar.entre(0, 900_000) : 0,
    ...(azar.suerte(60) ? { fecha_vencimiento: masDias(hoy(), azar.entre(-100, 30)) } : {}),
    ...(azar.suerte(50) ? { id_acudiente: azar.uno(acudientesDe(gemelas, id)) } : {}),
  };
  await hacer('cobrar', (actos) => actos.cobrar(datos));
};

const ajustar = async (gemelas: Gemelas): Promise<void> => {
  const n = gemelas.azar.quiza(conDeuda(gemelas));
  if (n === undefined) return;
  const valor = gemelas.azar.entre(1, exigida(gemelas.cobros(), n).saldo);
  await gemelas.hacer('ajustar', (actos, cobros) =>
    actos.ajustar(exigida(cobros, n).id, { valor, motivo: 'De más' }),
  );
};

const cambiarPersona = async ({ azar, hoy, personas, hacer }: Gemelas): Promise<void> => {
  const { id } = azar.uno(personas);
  const traslado = { sede_id: azar.entre(1, 3) };
  const cambios = azar.uno<Record<string, unknown>>([
    traslado,
    traslado,
    { estado: 'EGRESADO', fecha_egreso: hoy(), tipo_egreso: 'ABANDONO' },
    { archivado: true },
    { archivado: false },
    { estado: 'ACTIVO', fecha_ingreso: hoy() },
    { estado: 'CON_PERMISO' },
  ]);
  await hacer('cambiar persona', (actos) => actos.cambiarPersona(id, cambios));
};

const cambiarAcudiente = async ({ azar, personas, hacer }: Gemelas): Promise<void> => {
  const id = azar.quiza(personas.flatMap(({ acudientes }) => acudientes));
  if (id === undefined) return;
  const cambios = azar.uno<Record<string, unknown>>([
    { es_responsable_pago: false },
    { es_responsable_pago: true },
    { estado: 'INACTIVO' },
    { archivado: true },
    { numero_documento: '43000111' },
  ]);
  await hacer('cambiar acudiente', (actos) => actos.cambiarAcudiente(id, cambios));
};

const contarCaja = async ({ azar, hoy, hacer }: Gemelas): Promise<void> => {
  const datos = {
    desde: masDias(hoy(), -3),
    hasta: hoy(),
    contado: azar.entre(0, 999_999),
    ...(azar.suerte(40) ? { sede_id: azar.entre(1, 3) } : {}),
  };
  await hacer('contar la caja', (actos) => actos.contarCaja(datos));
};

/** Each with how many of each hundred things that are done. */
const ACTOS: readonly (readonly [acto: (gemelas: Gemelas) => Promise<void>, parte: number])[] = [
  [abonar, 25],
  [pagarJuntas, 8],
  [anular, 12],
  [aplicarAFavor, 10],
  [devolver, 4],
  [corregir, 19],
  [cobrarAparte, 6],
  [ajustar, 6],
  [cambiarPersona, 6],
  [cambiarAcudiente, 2],
  [contarCaja, 2],
];

const POR_SUERTE = ACTOS.flatMap(([acto, parte]) => Array.from({ length: parte }, () => acto));

export const hacerCosas = async (gemelas: Gemelas, cuantas: number): Promise<void> => {
  for (let n = 0; n < cuantas; n++) await gemelas.azar.uno(POR_SUERTE)(gemelas);
};

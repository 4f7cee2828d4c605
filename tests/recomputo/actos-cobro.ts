import { masDias, masMeses, mesDe } from './calendario';
import { type CobroConocido, conDeuda, contar, type Mundo, porPagar, recordarCobro } from './mundo';

const MEDIOS = ['EFECTIVO', 'EFECTIVO', 'TRANSFERENCIA', 'NEQUI', 'BRE_B', 'CONSIGNACION', 'OTRO'];

/** How much of what is owed: all, some, almost all, or a few coins. */
const cuanto = ({ azar }: Mundo, saldo: number): number => {
  const forma = azar.entre(1, 100);
  if (forma <= 45 || saldo === 1) return saldo;
  if (forma <= 80) return azar.entre(1, saldo);
  return forma <= 90 ? saldo - 1 : Math.min(saldo, azar.entre(1, 999));
};

/** One in twenty is sent twice, as when the answer is lost: it is one payment. */
const abonar = async (mundo: Mundo, cobro: CobroConocido): Promise<void> => {
  const { azar, oficina, libro } = mundo;
  const medio = azar.uno(MEDIOS);
  const datos = {
    fecha: masDias(oficina.hoy(), -azar.uno([0, 0, 1, 3, 12, 35])),
    valor: cuanto(mundo, porPagar(cobro)),
    medio,
    referencia: medio === 'EFECTIVO' ? null : `M-${azar.entre(1000, 9999)}`,
  };
  const linea = `POST /mensualidades/${cobro.id}/abonos`;
  const clave = azar.suerte(5) ? `abono-${libro.size}` : undefined;
  if (clave !== undefined) {
    await oficina.pedir(linea, datos, clave);
    contar(mundo, 'abono enviado dos veces');
  }
  const nuevo = recordarCobro(mundo, await oficina.pedir(linea, datos, clave)).abonos.at(-1);
  if (!nuevo) throw new Error(`El abono no quedó en la mensualidad ${cobro.id}`);
  libro.set(nuevo.id, { mensualidad: cobro.id, ...datos, excedente: 0, pago_id: null, anulado: null });
  contar(mundo, `abono por ${medio}`);
};

/** Some of those who owe pay something. */
export const recibirPagos = async (mundo: Mundo, cuantos: number): Promise<void> => {
  for (const cobro of mundo.azar.algunos(conDeuda(mundo), cuantos)) await abonar(mundo, cobro);
};

/** A peso too many, and a payment of tomorrow: neither leaves a trace. */
export const intentarLoImposible = async (mundo: Mundo): Promise<void> => {
  const { azar, oficina } = mundo;
  const cobro = azar.quiza(conDeuda(mundo));
  if (!cobro) return;
  const bueno = { fecha: oficina.hoy(), valor: porPagar(cobro), medio: 'EFECTIVO' };
  const linea = `POST /mensualidades/${cobro.id}/abonos`;
  await oficina.exigirRechazo(linea, { ...bueno, valor: bueno.valor + 1 }, 400);
  await oficina.exigirRechazo(linea, { ...bueno, fecha: masDias(bueno.fecha, 1) }, 400);
  contar(mundo, 'abono negado');
};

export const anularAbono = async (mundo: Mundo): Promise<void> => {
  const { azar, oficina, libro } = mundo;
  const vivos = [...libro].filter(([, { anulado }]) => anulado === null);
  const elegido = azar.quiza(azar.suerte(60) ? vivos.slice(-15) : vivos);
  if (!elegido) return;
  const [id, abono] = elegido;
  const motivo = azar.uno(['Se digitó dos veces', 'Era de otra persona', 'El banco lo devolvió']);
  const anulada = await oficina.intentar(`POST /mensualidades/${abono.mensualidad}/abonos/${id}/anular`, {
    motivo,
  });
  // What was left over of it is not there any more.
  if (!anulada) return contar(mundo, 'abono anulado, negado');
  recordarCobro(mundo, anulada);
  abono.anulado = motivo;
  contar(mundo, 'abono anulado');
};

const cambiar = async (mundo: Mundo, id: number, cambios: object, hecho: string): Promise<void> => {
  const cambiado = await mundo.oficina.intentar(`PUT /mensualidades/${id}`, cambios);
  if (cambiado) recordarCobro(mundo, cambiado);
  contar(mundo, cambiado ? hecho : `${hecho}, negado`);
};

/** Always leaves something to pay. */
export const descontar = async (mundo: Mundo): Promise<void> => {
  const cobro = mundo.azar.quiza(conDeuda(mundo).filter((c) => porPagar(c) > 1));
  if (!cobro) return;
  const descuento = cobro.descuento + mundo.azar.entre(1, porPagar(cobro) - 1);
  await cambiar(mundo, cobro.id, { descuento }, 'descuento');
};

/** Its value, its due date, or who pays it, with or without payments. */
export const corregir = async (mundo: Mundo): Promise<void> => {
  const { azar, oficina, personas } = mundo;
  const cobro = azar.quiza(conDeuda(mundo));
  if (!cobro) return;
  const acudientes = personas.get(cobro.participante_id)?.acudientes ?? [];
  const cambios = azar.uno([
    { valor: cobro.valor + azar.entre(1, 50_000) },
    { valor: Math.max(1, cobro.valor - azar.entre(1, porPagar(cobro))) },
    { fecha_vencimiento: masDias(oficina.hoy(), azar.entre(-95, 20)) },
    { id_acudiente: azar.uno([null, ...acudientes]) },
  ]);
  await cambiar(mundo, cobro.id, cambios, 'corrección');
};

/** Asks for another state of one that may have it. */
const decidir = async (
  mundo: Mundo,
  { deben, cambios, hecho }: { deben: (cobro: CobroConocido) => boolean; cambios: object; hecho: string },
): Promise<void> => {
  const cobro = mundo.azar.quiza([...mundo.cobros.values()].filter(deben));
  if (cobro) await cambiar(mundo, cobro.id, cambios, hecho);
};

export const exonerar = (mundo: Mundo): Promise<void> =>
  decidir(mundo, {
    deben: ({ estado }) => estado === 'PENDIENTE',
    cambios: { estado: 'EXONERADA', motivo_anulacion: 'La familia no puede pagar' },
    hecho: 'exoneración',
  });

/** What was exonerated is owed again. */
export const reactivar = (mundo: Mundo): Promise<void> =>
  decidir(mundo, {
    deben: ({ estado, valor, descuento }) => estado === 'EXONERADA' && valor > descuento,
    cambios: { estado: 'PENDIENTE', motivo_anulacion: null },
    hecho: 'reactivación',
  });

export const anularCobro = (mundo: Mundo): Promise<void> =>
  decidir(mundo, {
    deben: ({ estado }) => estado === 'PENDIENTE' || estado === 'EXONERADA',
    cambios: { estado: 'ANULADA', motivo_anulacion: 'Se cobró por error' },
    hecho: 'anulación',
  });

/** Something besides the month: some with a discount, some that another person's guardian pays. */
export const cobrarAparte = async (mundo: Mundo): Promise<void> => {
  const { azar, oficina, personas } = mundo;
  const persona = azar.uno([...personas.values()]);
  const ajenos = [...personas.values()].flatMap(({ acudientes }) => acudientes);
  const valor = azar.uno([30_000, 1_000_000, 2_000_000, azar.entre(1_000, 3_000_000)]);
  const creado = await oficina.intentar('POST /mensualidades', {
    participante_id: persona.id,
    concepto: azar.uno(['INGRESO', 'OTRO', 'OTRO']),
    valor,
    periodo: masMeses(mesDe(oficina.hoy()), -azar.entre(0, 2)),
    ...(azar.suerte(30) ? { descuento: azar.entre(1, valor - 1) } : {}),
    ...(azar.suerte(50) ? { fecha_vencimiento: masDias(oficina.hoy(), azar.entre(-40, 25)) } : {}),
    ...(azar.suerte(60) ? { id_acudiente: azar.uno([null, ...persona.acudientes]) } : {}),
    ...(azar.suerte(15) && ajenos.length > 0 ? { id_acudiente: azar.uno(ajenos) } : {}),
  });
  if (creado) recordarCobro(mundo, creado);
  contar(mundo, creado ? 'cobro aparte' : 'cobro aparte, negado');
};

/** A month that was annulled is charged again by hand. */
export const cobrarMesPorMano = async (mundo: Mundo): Promise<void> => {
  const { azar, cobros, oficina } = mundo;
  const anulados = [...cobros.values()].filter((c) => c.estado === 'ANULADA' && c.concepto === 'MENSUALIDAD');
  const anulado = azar.quiza(anulados);
  if (!anulado) return;
  const creado = await oficina.intentar('POST /mensualidades', {
    participante_id: anulado.participante_id,
    periodo: anulado.periodo,
    valor: azar.entre(100_000, 900_000),
  });
  if (creado) recordarCobro(mundo, creado);
  contar(mundo, creado ? 'mes cobrado a mano' : 'mes cobrado a mano, negado');
};

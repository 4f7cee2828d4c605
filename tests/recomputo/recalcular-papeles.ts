import { enBogota, fechaEscrita, mesEscrito } from './calendario';
import type { FilaAbono, Filas } from './filas';
import { pesosEnCifras, pesosEscritos } from './letras';
import { cobrosDeLaCuenta, conceptoAbreviado, conceptoDe } from './recalcular-cuenta';
import { diaDelRecibo } from './recalcular-dia-del-recibo';
import { type Cobro, cobrosDe, saldoDe, sumar, vencidoDe } from './recalcular-dinero';
import { pagadorDe, participanteDe } from './recalcular-personas';

/** What a paper has to say. */
export interface Papel {
  /** All of it, in this order, with other words in between. */
  partes: string[];
  /** Every amount in it, in order, and no other. */
  montos: string[];
  /** What it must not say. */
  nunca: string[];
}

const MEDIO: Readonly<Record<string, string>> = {
  EFECTIVO: 'Efectivo',
  TRANSFERENCIA: 'Transferencia',
  NEQUI: 'Nequi',
  BRE_B: 'Bre-B',
  CONSIGNACION: 'Consignación',
  OTRO: 'Otro',
  SALDO_A_FAVOR: 'Saldo a favor',
};

const ESTADO: Readonly<Record<string, string>> = {
  PENDIENTE: 'Pendiente',
  CON_ABONO: 'Con abono',
  PAGADA: 'Pagada',
  EXONERADA: 'Exonerada',
  ANULADA: 'Anulada',
};

const minuscula = (texto: string): string => texto.slice(0, 1).toLowerCase() + texto.slice(1);
const conMayuscula = (texto: string): string => texto.slice(0, 1).toUpperCase() + texto.slice(1);

const anulacion = ({ anulado_en, motivo_anulacion }: FilaAbono): string[] => {
  if (anulado_en === null) return [];
  const { fecha, hora } = enBogota(anulado_en);
  return ['ANULADO', `Anulado el ${fechaEscrita(fecha)}, ${hora}. Motivo: ${motivo_anulacion}`];
};

/** What was left over, and all that came in with the receipt. */
const deMas = ({ valor, excedente }: FilaAbono): [nombre: string, valor: number][] =>
  excedente === 0
    ? []
    : [
        ['Queda a favor', excedente],
        ['Recibido en total', valor + excedente],
      ];

/** The month of a fee; of what is charged apart, what it is too. */
const saldoDeQue = ({ fila }: Cobro): string =>
  fila.concepto === 'MENSUALIDAD' ? mesEscrito(fila.periodo) : minuscula(conceptoDe({ fila }));

/** What it said on its day: later payments, and later changes of the fee, are not in it. */
const reciboDe = (filas: Filas, cobro: Cobro, abono: FilaAbono): Papel => {
  const { id_acudiente, saldo } = diaDelRecibo(filas, abono);
  const pagador = pagadorDe(filas, { ...cobro.fila, id_acudiente });
  return {
    partes: [
      `Recibo de pago N.º ${abono.recibo} `,
      ...anulacion(abono),
      `Fecha del pago ${fechaEscrita(abono.fecha)} `,
      `Recibido de ${pagador.nombre} `,
      `Participante ${participanteDe(filas, cobro.fila.participante_id).nombre} `,
      `Concepto ${conceptoDe(cobro)} `,
      `Valor ${pesosEnCifras(abono.valor)} `,
      ...deMas(abono).map(([nombre, valor]) => `${nombre} ${pesosEnCifras(valor)}`),
      `En letras ${conMayuscula(pesosEscritos(abono.valor + abono.excedente))} `,
      `Medio de pago ${MEDIO[abono.medio]} `,
      ...(abono.referencia === null ? [] : [`Referencia ${abono.referencia} `]),
      `Registrado por ${abono.registrado_por}`,
      `Saldo de ${saldoDeQue(cobro)} después de este pago: ${pesosEnCifras(saldo)} `,
      'Firma de quien recibe',
    ],
    montos: [abono.valor, ...deMas(abono).map(([, valor]) => valor), saldo].map(pesosEnCifras),
    nunca: [...(abono.anulado_en === null ? ['ANULADO'] : []), 'Saldo por pagar', 'calcularon'],
  };
};

/** The receipt of a whole payment: each of its parts as that day left it, and all that was received. */
const reciboDePago = (filas: Filas, cobros: ReadonlyMap<number, Cobro>, uno: FilaAbono): Papel => {
  const abonos = filas.abonos.filter(({ pago_id }) => pago_id === uno.pago_id);
  const ultimo = abonos.at(-1) ?? uno;
  const cobroDe = ({ mensualidad_id }: FilaAbono): Cobro => {
    const cobro = cobros.get(mensualidad_id);
    if (!cobro) throw new Error(`No hay mensualidad ${mensualidad_id}`);
    return cobro;
  };
  const { id_acudiente } = diaDelRecibo(filas, ultimo);
  const pagador = pagadorDe(filas, { ...cobroDe(ultimo).fila, id_acudiente });
  const total = abonos.reduce((suma, { valor, excedente }) => suma + valor + excedente, 0);
  const lineas = abonos.map((abono) => [abono.valor, diaDelRecibo(filas, abono).saldo].map(pesosEnCifras));
  const sobra = ultimo.excedente > 0 ? [pesosEnCifras(ultimo.excedente)] : [];
  const vivos = abonos.filter(({ anulado_en }) => anulado_en === null);
  return {
    partes: [
      `Recibo de pago N.º ${uno.recibo} `,
      ...(vivos.length === 0 ? anulacion(ultimo) : []),
      `Fecha del pago ${fechaEscrita(uno.fecha)} `,
      `Recibido de ${pagador.nombre} `,
      `Medio de pago ${MEDIO[uno.medio]} `,
      `Referencia ${uno.referencia} `,
      `En letras ${conMayuscula(pesosEscritos(total))} `,
      ...abonos.flatMap((abono, n) => [conceptoDe(cobroDe(abono)), (lineas[n] ?? []).join(' ')]),
      ...sobra.map((valor) => `Queda a favor de quien paga ${valor}`),
      `Total recibido: ${pesosEnCifras(total)} `,
      'Firma de quien recibe',
    ],
    montos: [...lineas.flat(), ...sobra, pesosEnCifras(total), pesosEnCifras(total)],
    nunca: [...(vivos.length === abonos.length ? ['ANULADO'] : []), 'Saldo por pagar', 'calcularon'],
  };
};

const rutaDeRecibo = ({ mensualidad_id, id }: FilaAbono): string =>
  `/mensualidades/${mensualidad_id}/abonos/${id}/recibo.pdf`;

/** As many receipts as asked for, some of them annulled, from the first to the last. */
const algunosRecibos = ({ abonos }: Filas, cuantos: number): FilaAbono[] => {
  const paso = Math.max(1, Math.floor(abonos.length / cuantos));
  const anulados = abonos.filter(({ anulado_en }) => anulado_en !== null);
  const elegidos = [...abonos.filter((_, n) => n % paso === paso - 1), ...anulados.slice(-2)];
  return elegidos.filter((abono, n) => elegidos.indexOf(abono) === n);
};

export const recalcularRecibos = (filas: Filas, hoy: string, cuantos: number): Record<string, Papel> => {
  const cobros = new Map(cobrosDe(filas, hoy).map((cobro) => [cobro.fila.id, cobro]));
  return Object.fromEntries(
    algunosRecibos(filas, cuantos).map((abono) => {
      const cobro = cobros.get(abono.mensualidad_id);
      if (!cobro) throw new Error(`El abono ${abono.id} no es de ninguna mensualidad`);
      const papel =
        abono.pago_id === null ? reciboDe(filas, cobro, abono) : reciboDePago(filas, cobros, abono);
      return [rutaDeRecibo(abono), papel];
    }),
  );
};

/** Why a fee charges something else than its value, with the amounts that it says. */
const notaDe = ({ fila: { estado, valor, descuento, motivo_anulacion } }: Cobro) => {
  const [v, d] = [pesosEnCifras(valor), pesosEnCifras(descuento)];
  if (estado === 'EXONERADA' || estado === 'ANULADA')
    return {
      texto: [`${ESTADO[estado]}, era de ${v}${motivo_anulacion === null ? '' : `: ${motivo_anulacion}`}`],
      montos: [v],
    };
  return descuento === 0
    ? { texto: [], montos: [] }
    : { texto: [`Valor ${v}, descuento ${d}`], montos: [v, d] };
};

const lineaDe = (cobro: Cobro): string =>
  [
    conceptoDe(cobro),
    ...notaDe(cobro).texto,
    cobro.fila.fecha_vencimiento === null ? '' : fechaEscrita(cobro.fila.fecha_vencimiento),
    cobro.vencida ? 'Vencida' : ESTADO[cobro.estado],
    ...montosDe(cobro),
  ].join(' ');

const montosDe = ({ cobrado, abonado, saldo }: Cobro): string[] =>
  [cobrado, abonado, saldo].map(pesosEnCifras);

const cuentaImpresa = (filas: Filas, hoy: string, participante: number): Papel => {
  const cobros = cobrosDeLaCuenta(filas, hoy, participante);
  const abonos = cobros
    .flatMap((cobro) => cobro.vivos.map((vivo) => ({ ...vivo, paga: conceptoAbreviado(cobro) })))
    .sort((a, b) => (a.fecha === b.fecha ? 0 : a.fecha < b.fecha ? -1 : 1));
  const [saldo, vencido] = [saldoDe(cobros), vencidoDe(cobros)];
  const totales = [
    sumar(cobros.map(({ cobrado }) => cobrado)),
    sumar(cobros.map(({ abonado }) => abonado)),
    saldo,
  ].map(pesosEnCifras);
  const pagado = abonos.flatMap(({ valor, excedente }) =>
    (excedente > 0 ? [valor, excedente] : [valor]).map(pesosEnCifras),
  );
  return {
    partes: [
      'Estado de cuenta',
      participanteDe(filas, participante).nombre,
      `A la fecha: ${fechaEscrita(hoy)}`,
      ...cobros.map(lineaDe),
      ['Total', ...totales].join(' '),
      ...abonos.flatMap((a) => [
        [fechaEscrita(a.fecha), a.recibo, a.paga, MEDIO[a.medio], a.referencia, pesosEnCifras(a.valor)]
          .filter((parte) => parte !== null)
          .join(' '),
        ...(a.excedente > 0 ? [`y ${pesosEnCifras(a.excedente)} a favor`] : []),
      ]),
      `Saldo por pagar: ${pesosEnCifras(saldo)} (${pesosEscritos(saldo)})`,
      `Vencido: ${pesosEnCifras(vencido)}`,
    ],
    montos: [
      ...cobros.flatMap((cobro) => [...notaDe(cobro).montos, ...montosDe(cobro)]),
      ...totales,
      ...pagado,
      pesosEnCifras(saldo),
      pesosEnCifras(vencido),
    ],
    nunca: [],
  };
};

export const recalcularCuentasImpresas = (
  filas: Filas,
  hoy: string,
  participantes: readonly number[],
): Record<string, Papel> =>
  Object.fromEntries(
    participantes.map((id) => [`/participantes/${id}/estado-de-cuenta.pdf`, cuentaImpresa(filas, hoy, id)]),
  );

/** What a printed text lacks of a paper, what it says too much, and the amounts that it has. */
export const leerPapel = ({ partes, nunca }: Papel, texto: string) => {
  let desde = 0;
  const faltan = partes.filter((parte) => {
    const lugar = texto.indexOf(parte, desde);
    if (lugar !== -1) desde = lugar + parte.length;
    return lugar === -1;
  });
  const sobran = nunca.filter((parte) => texto.includes(parte));
  return { faltan, sobran, montos: texto.match(/\$ [\d.]*\d/g) ?? [] };
};

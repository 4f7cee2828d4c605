import { fechaEscrita, mesEscrito } from './calendario';
import type { Filas } from './filas';
import { pesosEnCifras } from './letras';
import { type Cobro, cobrosDe, saldoDe, sumar, vencidoDe } from './recalcular-dinero';
import { participanteDe } from './recalcular-personas';
import type { Respuestas } from './respuestas';

const CONCEPTO: Readonly<Record<string, string>> = {
  MENSUALIDAD: 'Mensualidad',
  INGRESO: 'Ingreso',
  OTRO: 'Otro',
};

export const conceptoDe = ({ fila }: Pick<Cobro, 'fila'>): string =>
  `${CONCEPTO[fila.concepto]} de ${mesEscrito(fila.periodo)}`;

/** What a statement shows of a person: all of it, oldest month first; what was annulled charges nothing. */
export const cobrosDeLaCuenta = (filas: Filas, hoy: string, participante: number): Cobro[] =>
  cobrosDe(filas, hoy)
    .filter(({ fila }) => fila.participante_id === participante)
    .sort((a, b) => (a.fila.periodo === b.fila.periodo ? 0 : a.fila.periodo < b.fila.periodo ? -1 : 1));

/** The statement of one person. */
const cuentaDe = (filas: Filas, hoy: string, participante: number) => {
  const cobros = cobrosDeLaCuenta(filas, hoy, participante);
  const { id, nombre, numero_documento } = participanteDe(filas, participante);
  return {
    participante: { id, nombre, documento: numero_documento },
    fecha: hoy,
    mensualidades: cobros.map(({ fila, abonos, estado, saldo, vencida }) => ({
      id: fila.id,
      periodo: fila.periodo,
      concepto: fila.concepto,
      fecha_vencimiento: fila.fecha_vencimiento,
      valor: fila.valor,
      descuento: fila.descuento,
      estado,
      saldo,
      vencida,
      abonos: abonos.map(({ fecha, valor, medio, recibo }) => ({ fecha, valor, medio, recibo })),
    })),
    facturado: sumar(cobros.map(({ cobrado }) => cobrado)),
    abonado: sumar(cobros.map(({ abonado }) => abonado)),
    saldo: saldoDe(cobros),
    vencido: vencidoDe(cobros),
  };
};

const avisosDe = ({ vencida, fila: { descuento } }: Cobro): string => {
  const avisos = [
    vencida ? 'vencida' : '',
    descuento > 0 ? `con descuento de ${pesosEnCifras(descuento)}` : '',
  ];
  const dichos = avisos.filter((aviso) => aviso !== '').join(', ');
  return dichos === '' ? '' : ` (${dichos})`;
};

/** The same as the message a family gets. */
export const mensajeDe = (filas: Filas, hoy: string, participante: number): string => {
  const cobros = cobrosDeLaCuenta(filas, hoy, participante);
  const lineas = cobros
    .filter(({ saldo }) => saldo > 0)
    .map((c) => `- ${conceptoDe(c)}: ${pesosEnCifras(c.saldo)}${avisosDe(c)}`);
  if (lineas.length === 0) lineas.push('No tiene saldos pendientes.');
  const { nombre } = participanteDe(filas, participante);
  return [
    `Estado de cuenta de ${nombre}, ${fechaEscrita(hoy)}`,
    ...lineas,
    `Saldo total: ${pesosEnCifras(saldoDe(cobros))}`,
  ].join('\n');
};

export const recalcularCuentas = (filas: Filas, hoy: string, participantes: readonly number[]): Respuestas =>
  Object.fromEntries(
    participantes.map((id) => [`/participantes/${id}/estado-de-cuenta`, cuentaDe(filas, hoy, id)]),
  );

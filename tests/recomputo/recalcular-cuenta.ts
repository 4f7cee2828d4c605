import { fechaEscrita, mesAbreviado, mesEscrito } from './calendario';
import type { Filas } from './filas';
import { pesosEnCifras } from './letras';
import { duenoDe, movimientosDe, saldoAFavor } from './recalcular-a-favor';
import { type Cobro, cobrosDe, saldoDe, sumar, vencidoDe } from './recalcular-dinero';
import { filasDePersona, nombrarPagador, pagadorDe, participanteDe, seLeDice } from './recalcular-personas';
import { ordenar, plegado, type Respuestas } from './respuestas';

const CONCEPTO: Readonly<Record<string, string>> = {
  MENSUALIDAD: 'Mensualidad',
  INGRESO: 'Ingreso',
  OTRO: 'Otro',
};

export const conceptoDe = ({ fila }: Pick<Cobro, 'fila'>): string =>
  `${CONCEPTO[fila.concepto]} de ${mesEscrito(fila.periodo)}`;

/** The same beside each of its payments: of a monthly fee, the month alone. */
export const conceptoAbreviado = ({ fila }: Pick<Cobro, 'fila'>): string =>
  [...(fila.concepto === 'MENSUALIDAD' ? [] : [CONCEPTO[fila.concepto]]), mesAbreviado(fila.periodo)].join(
    ' ',
  );

/** What a statement shows of a person: all of it, oldest month first; what was annulled charges nothing. */
export const cobrosDeLaCuenta = (filas: Filas, hoy: string, participante: number): Cobro[] =>
  cobrosDe(filas, hoy)
    .filter(({ fila }) => fila.participante_id === participante)
    .sort((a, b) => (a.fila.periodo === b.fila.periodo ? 0 : a.fila.periodo < b.fila.periodo ? -1 : 1));

const cuentaCon = (filas: Filas, hoy: string, participante: number, cobros: readonly Cobro[]) => {
  const { id, nombre, numero_documento, sede_id } = participanteDe(filas, participante);
  return {
    participante: { id, nombre, documento: numero_documento, sede_id },
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
    ...sumasDe(cobros),
  };
};

const sumasDe = (cobros: readonly Cobro[]) => ({
  facturado: sumar(cobros.map(({ cobrado }) => cobrado)),
  abonado: sumar(cobros.map(({ abonado }) => abonado)),
  saldo: saldoDe(cobros),
  vencido: vencidoDe(cobros),
});

/** The statement of one person. */
const cuentaDe = (filas: Filas, hoy: string, participante: number) =>
  cuentaCon(filas, hoy, participante, cobrosDeLaCuenta(filas, hoy, participante));

/** Every row of theirs, when not all have one name. */
const fichasConOtroNombre = (suyas: ReturnType<typeof filasDePersona>) =>
  suyas.some(({ nombre }) => plegado(nombre) !== plegado(suyas[0]?.nombre ?? ''))
    ? suyas.map((fila) => ({ clave: nombrarPagador([fila]).clave, nombre: fila.nombre }))
    : [];

/** The statement of who pays: all that is theirs to pay, by whom it is for. */
const cuentaDePagador = (filas: Filas, hoy: string, identidad: string) => {
  const suyas = filasDePersona(filas, identidad);
  const suyos = (participante: number) =>
    cobrosDeLaCuenta(filas, hoy, participante).filter(
      ({ fila }) => pagadorDe(filas, fila).identidad === identidad,
    );
  const personas = ordenar(filas.participantes, ({ nombre, id }) => [plegado(nombre), id])
    .map(({ id }) => ({ id, cobros: suyos(id) }))
    // Who was only charged what was annulled has no account.
    .filter(({ cobros }) => cobros.some(({ estado }) => estado !== 'ANULADA'));
  const { clave, nombre, documento, telefono } = nombrarPagador(suyas);
  return {
    pagador: { clave, nombre, documento, telefono },
    fichas: fichasConOtroNombre(suyas),
    fecha: hoy,
    cuentas: personas.map(({ id, cobros }) => ({
      ...cuentaCon(filas, hoy, id, cobros),
      informado: seLeDice(filas, suyas, id),
    })),
    ...sumasDe(personas.flatMap(({ cobros }) => cobros)),
    a_favor: saldoAFavor(movimientosDe(filas, identidad)),
  };
};

/** Those who pay for more than one person, and the first few of the others. */
const pagadoresMirados = (filas: Filas): string[] => {
  const porPersona = new Map<string, Set<number>>();
  for (const fila of filas.mensualidades) {
    const { identidad } = pagadorDe(filas, fila);
    porPersona.set(identidad, (porPersona.get(identidad) ?? new Set()).add(fila.participante_id));
  }
  const conFavor = new Set(filas.movimientos_a_favor.map((m) => duenoDe(filas, m).identidad));
  return [...porPersona]
    .filter(([de, suyos], n) => suyos.size > 1 || n < 6 || conFavor.has(de))
    .map(([identidad]) => identidad);
};

/** Asked for by any of the rows in which they are written: the first. */
export const recalcularPagadores = (filas: Filas, hoy: string): Respuestas =>
  Object.fromEntries(
    pagadoresMirados(filas).flatMap((identidad) => {
      const [primera] = filasDePersona(filas, identidad);
      const fila = primera?.id_acudiente
        ? `acudiente-${primera.id_acudiente}`
        : `participante-${primera?.participante_id}`;
      const suyos = movimientosDe(filas, identidad);
      return [
        [`/pagadores/${fila}/estado-de-cuenta`, cuentaDePagador(filas, hoy, identidad)],
        [`/pagadores/${fila}/saldo-a-favor`, { saldo: saldoAFavor(suyos), movimientos: suyos }],
      ];
    }),
  );

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

import { diasDesde, masDias, mesDe, ultimoDia } from './calendario';
import type { FilaParticipante, Filas } from './filas';
import { enCasa, sePerdono, tieneMes, yaIngreso } from './recalcular-personas';

/** Due day of whom nobody chose another for. */
const DIA_DE_SIEMPRE = 5;

/** Hundredths are counted, and half a peso is forgiven. */
const becado = (valor: number, beca: number): number => {
  const centavos = valor * beca;
  const pesos = (centavos - (centavos % 100)) / 100;
  return centavos % 100 >= 50 ? pesos + 1 : pesos;
};

/** The guardian in force who pays; the first one written, when there are two. */
const responsableDe = ({ acudientes }: Filas, { id }: FilaParticipante): number | null => {
  const pagan = acudientes.filter(
    (a) => a.id_participante === id && a.es_responsable_pago && a.estado === 'ACTIVO' && !a.archivado_en,
  );
  return pagan.length === 0 ? null : Math.min(...pagan.map((a) => a.id));
};

/** Days that somebody who has just arrived has, when nobody chose others. */
const GRACIA_DE_SIEMPRE = 5;

/** What was chosen for a person: everything, their days, or nothing. */
export interface Eleccion {
  participante_id: number;
  cobro: 'COMPLETO' | 'POR_DIAS' | 'NINGUNO';
}

/** Charges one day after another, and keeps the whole pesos. */
const porDias = (valor: number, dias: number, delMes: number): number => {
  let [pesos, resto] = [0, 0];
  for (let dia = 0; dia < dias; dia++) {
    resto += valor;
    pesos += Math.floor(resto / delMes);
    resto %= delMes;
  }
  return pesos;
};

const llegaEnMedio = ({ fecha_ingreso }: FilaParticipante, periodo: string): string | null =>
  fecha_ingreso !== null && mesDe(fecha_ingreso) === periodo && fecha_ingreso !== `${periodo}-01`
    ? fecha_ingreso
    : null;

const vence = (filas: Filas, persona: FilaParticipante, periodo: string): string => {
  const { dia_pago: dia = null, dias_gracia: gracia = null } = filas.configuracion[0] ?? {};
  const suDia = `${periodo}-${String(persona.dia_pago ?? dia ?? DIA_DE_SIEMPRE).padStart(2, '0')}`;
  if (persona.fecha_ingreso === null) return suDia;
  const primero = masDias(persona.fecha_ingreso, gracia ?? GRACIA_DE_SIEMPRE);
  return suDia < primero ? primero : suDia;
};

const cobroDe = (filas: Filas, persona: FilaParticipante, periodo: string, elegido: Eleccion['cobro']) => {
  const { valor_mensualidad: deTodos = null } = filas.configuracion[0] ?? {};
  const delMes = persona.valor_mensualidad ?? deTodos ?? 0;
  const llegada = elegido === 'POR_DIAS' ? llegaEnMedio(persona, periodo) : null;
  const dias = diasDesde(`${periodo}-01`, ultimoDia(periodo)) + 1;
  const valor = llegada === null ? delMes : porDias(delMes, diasDesde(llegada, ultimoDia(periodo)) + 1, dias);
  const descuento = becado(valor, persona.beca_porcentaje ?? 0);
  const exonerada = descuento === valor;
  return {
    participante_id: persona.id,
    periodo,
    concepto: 'MENSUALIDAD',
    valor,
    descuento,
    fecha_vencimiento: vence(filas, persona, periodo),
    estado: exonerada ? 'EXONERADA' : 'PENDIENTE',
    id_acudiente: responsableDe(filas, persona),
    motivo_anulacion: exonerada ? 'Beca del 100 %' : null,
    cobra_desde: llegada,
    cobra_hasta: null,
    descuento_antes_del_egreso: null,
  };
};

/** The one of that month was annulled: it is charged again only if somebody asks. */
const seAnulo = ({ mensualidades }: Filas, { id }: FilaParticipante, periodo: string): boolean =>
  mensualidades.some(
    (m) =>
      m.participante_id === id &&
      m.periodo === periodo &&
      m.concepto === 'MENSUALIDAD' &&
      m.estado === 'ANULADA',
  );

/** What charging a month does to what there was: the fees it adds, and what it says of everybody. */
export const recalcularGeneracion = (antes: Filas, periodo: string, elecciones: readonly Eleccion[] = []) => {
  const presentes = antes.participantes.filter(enCasa);
  const existentes = presentes.filter((persona) => tieneMes(antes, persona, periodo));
  const faltan = presentes.filter((persona) => !existentes.includes(persona));
  const elegido = (persona: FilaParticipante): Eleccion['cobro'] =>
    elecciones.find(({ participante_id }) => participante_id === persona.id)?.cobro ??
    (seAnulo(antes, persona, periodo) || sePerdono(antes, persona, periodo) ? 'NINGUNO' : 'COMPLETO');
  const creadas = faltan
    .filter((persona) => yaIngreso(persona, periodo) && elegido(persona) !== 'NINGUNO')
    .map((persona) => cobroDe(antes, persona, periodo, elegido(persona)))
    .filter(({ valor }) => valor > 0);
  // Chosen not to be charged: written down, so that nobody is asked again. An annulled one says it already.
  const noCobradas = faltan
    .filter((persona) => !seAnulo(antes, persona, periodo) && yaIngreso(persona, periodo))
    .filter(({ id }) => elecciones.some((e) => e.participante_id === id && e.cobro === 'NINGUNO'))
    .map((persona) => ({
      ...cobroDe(antes, persona, periodo, 'COMPLETO'),
      estado: 'EXONERADA',
      motivo_anulacion: 'Se eligió no cobrarle este mes',
    }))
    .filter(({ valor }) => valor > 0);
  return {
    guardadas: [...creadas, ...noCobradas],
    respuesta: {
      periodo,
      creadas: creadas.length,
      existentes: existentes.length,
      omitidas: faltan.length - creadas.length,
      total: creadas.reduce((suma, { valor, descuento }) => suma + valor - descuento, 0),
    },
  };
};

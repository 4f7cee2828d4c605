import { descuentoPorBeca } from '@/domain/mensualidades/beca';
import type { CambiosMensualidad } from '@/domain/mensualidades/datos-mensualidad';
import { descuentaTodo } from '@/domain/mensualidades/exoneracion';
import type {
  FilaGeneracion,
  FormaDeCobro,
  OpcionDeCobro,
  SolicitudGeneracion,
} from '@/domain/mensualidades/generacion';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { EstadoMensualidad } from '@/domain/mensualidades/opciones-mensualidad';
import { contarDias, type Dias, diasDelPeriodo, prorratear } from '@/domain/mensualidades/prorrateo';
import { vencimientoDe } from '@/domain/mensualidades/reglas-mensualidad';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { formatearFecha, type Periodo, periodoDe } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';

/** What is charged to whoever has no value or day of their own. */
export interface CobroPorDefecto {
  /** Whole COP; `null` when the foundation set none. */
  valor: number | null;
  dia: number;
  /** Days after an arrival before which nothing is due. */
  gracia: number;
}

/** Someone in the house (ACTIVO or CON_PERMISO, not archived): the only ones a month is charged to. */
export interface ParticipanteEnCasa {
  id: Id;
  nombre: string;
  /** Tells apart two of the same name. */
  numero_documento: string | null;
  fecha_ingreso: string | null;
  valor_mensualidad: number | null;
  dia_pago: number | null;
  beca_porcentaje: number | null;
  /** Their acudiente who pays. */
  pagador: Id | null;
  /** Already has that month's MENSUALIDAD, annulled ones apart. */
  yaTiene: boolean;
  /** The last one of that month that was annulled, with its reason. */
  anulada: { motivo: string | null } | null;
  /** The one of that month that a discharge exonerated: it is charged again, instead of another. */
  exonerada: Mensualidad | null;
}

/**
 * A fee to create. One with a full scholarship, or that somebody chose not to charge, is born exonerated: nobody has to
 * pay it, and nobody paid it.
 */
export type MensualidadGenerada = Pick<
  Mensualidad,
  | 'participante_id'
  | 'valor'
  | 'descuento'
  | 'fecha_vencimiento'
  | 'id_acudiente'
  | 'motivo_anulacion'
  | 'observaciones'
  | 'cobra_desde'
> & { periodo: Periodo; concepto: 'MENSUALIDAD'; estado: 'PENDIENTE' | 'EXONERADA' };

export interface PasoGeneracion {
  fila: FilaGeneracion;
  /** `null` when there is nothing to create. */
  nueva: MensualidadGenerada | null;
  /** What changes of the one that a discharge exonerated: it is charged again, or it was decided not to. */
  otraVez: { mensualidad: Id; cambios: CambiosMensualidad; estado: EstadoMensualidad } | null;
}

/** The days of an arrival after the first of the month; `null` for whoever is in the house all of it. */
const diasDeLlegada = ({ fecha_ingreso }: ParticipanteEnCasa, periodo: Periodo): Dias | null => {
  const mes = diasDelPeriodo(periodo);
  const aMitad = fecha_ingreso !== null && fecha_ingreso > mes.desde && fecha_ingreso <= mes.hasta;
  return aMitad ? { desde: fecha_ingreso, hasta: mes.hasta } : null;
};

/** The scholarship is taken off what the days come to. */
const opcionesDe = (p: ParticipanteEnCasa, periodo: Periodo, valor: number): OpcionDeCobro[] => {
  const deMes = contarDias(diasDelPeriodo(periodo));
  const opcion = (cobro: FormaDeCobro, dias: number): OpcionDeCobro => {
    const suyo = prorratear(valor, dias, deMes);
    return { cobro, dias, valor: suyo, descuento: descuentoPorBeca(suyo, p.beca_porcentaje) };
  };
  const llegada = diasDeLlegada(p, periodo);
  const completo = opcion('COMPLETO', deMes);
  return llegada ? [completo, opcion('POR_DIAS', contarDias(llegada))] : [completo];
};

const SIN_VALOR = `Su mensualidad es de ${formatearPesos(0)}`;

const motivoDeOmision = (p: ParticipanteEnCasa, valor: number | null, periodo: Periodo): string | null => {
  if (p.fecha_ingreso !== null && periodoDe(p.fecha_ingreso) > periodo) return 'Ingresó después de este mes';
  if (valor === null) return 'No tiene valor de mensualidad';
  return valor === 0 ? SIN_VALOR : null;
};

/** What the fee keeps too, so that the month is not asked about again. */
export const MOTIVO_NO_COBRAR = 'Se eligió no cobrarle este mes';

const motivoDeNoElegida = ({ anulada }: ParticipanteEnCasa): string => {
  if (!anulada) return MOTIVO_NO_COBRAR;
  return anulada.motivo ? `Se anuló la de este mes: ${anulada.motivo}` : 'Se anuló la de este mes';
};

export const elegidoPara = (
  participante: Id,
  elecciones: SolicitudGeneracion['elecciones'],
): FormaDeCobro | null =>
  elecciones?.find(({ participante_id }) => mismoId(participante_id, participante))?.cobro ?? null;

const notaDeDias = (p: ParticipanteEnCasa, { dias }: OpcionDeCobro, completo: OpcionDeCobro): string =>
  `Por días: ingresó el ${formatearFecha(p.fecha_ingreso ?? '')}; ${dias} de ${completo.dias} días de ${formatearPesos(completo.valor)}.`;

/** Why nothing is charged, when nothing is. */
const motivoDe = (
  p: ParticipanteEnCasa,
  opcion: OpcionDeCobro | null,
  impedimento: string | null,
): string | null => {
  if (p.yaTiene) return null;
  if (impedimento) return impedimento;
  if (!opcion) return motivoDeNoElegida(p);
  return opcion.valor === 0 ? SIN_VALOR : null;
};

/** What the month means for one participante, as it was chosen or, if nobody chose, as {@link SolicitudGeneracion} says. */
export const planearMensualidad = (
  participante: ParticipanteEnCasa,
  periodo: Periodo,
  porDefecto: CobroPorDefecto,
  elegido: FormaDeCobro | null = null,
): PasoGeneracion => {
  const { id, nombre, numero_documento, yaTiene, pagador } = participante;
  const anulada = participante.anulada !== null && !yaTiene;
  const valor = participante.valor_mensualidad ?? porDefecto.valor;
  const impedimento = motivoDeOmision(participante, valor, periodo);
  const opciones = opcionesDe(participante, periodo, valor ?? 0);
  const [completo] = opciones as [OpcionDeCobro];
  const pedido = elegido ?? (anulada ? 'NINGUNO' : 'COMPLETO');
  const opcion = pedido === 'NINGUNO' ? null : (opciones.find(({ cobro }) => cobro === pedido) ?? completo);
  const motivo = motivoDe(participante, opcion, impedimento);
  const resultado = yaTiene ? 'EXISTENTE' : motivo ? 'OMITIDA' : 'CREADA';
  const { valor: suyo, descuento } = opcion ?? completo;
  const comun = {
    valor: suyo,
    descuento,
    fecha_vencimiento: vencimientoDe(periodo, participante, porDefecto),
  };
  const fila: FilaGeneracion = {
    participante_id: id,
    participante_nombre: nombre,
    participante_documento: numero_documento,
    resultado,
    motivo,
    ...(resultado === 'OMITIDA' ? { valor: 0, descuento: 0, fecha_vencimiento: null } : comun),
    anulada,
    exonerada: false,
    llegada: diasDeLlegada(participante, periodo)?.desde ?? null,
    cobro: opcion?.cobro ?? 'NINGUNO',
    opciones: yaTiene || impedimento || (opciones.length === 1 && !anulada) ? [] : opciones,
  };
  // One that was annulled says it already.
  const noSeCobra = elegido === 'NINGUNO' && resultado === 'OMITIDA' && !impedimento && !anulada;
  if (resultado !== 'CREADA' && !noSeCobra) return { fila, nueva: null, otraVez: null };
  const exonerada = noSeCobra || descuentaTodo(comun);
  const porDias = opcion?.cobro === 'POR_DIAS';
  return {
    fila,
    nueva: {
      ...comun,
      participante_id: id,
      periodo,
      concepto: 'MENSUALIDAD',
      id_acudiente: pagador,
      estado: exonerada ? 'EXONERADA' : 'PENDIENTE',
      motivo_anulacion: noSeCobra ? MOTIVO_NO_COBRAR : exonerada ? 'Beca del 100 %' : null,
      observaciones: porDias ? notaDeDias(participante, opcion, completo) : null,
      cobra_desde: porDias ? participante.fecha_ingreso : null,
    },
    otraVez: null,
  };
};

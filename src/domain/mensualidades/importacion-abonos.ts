import { enParteRegistrado, esTodoElMes } from '@/domain/mensualidades/abonos-de-un-mes';
import { advertenciaDeFecha } from '@/domain/mensualidades/advertencia-de-fecha';
import { marcaDeCasilla, PAGADO_SIN_VALOR } from '@/domain/mensualidades/casilla-de-mes';
import { COLUMNAS_ABONOS } from '@/domain/mensualidades/columnas-abonos';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { type Concepto, ETIQUETA_CONCEPTO } from '@/domain/mensualidades/opciones-mensualidad';
import { validarDatosAbono } from '@/domain/mensualidades/reglas-abono';
import { recibidoEn, saldoDe } from '@/domain/mensualidades/saldo';
import { validarAplicacion } from '@/domain/mensualidades/saldo-a-favor';
import type { ErroresCampos } from '@/domain/shared/errores/error-aplicacion';
import { MENSAJE_OBLIGATORIO } from '@/domain/shared/esquemas';
import { esPeriodo, type FechaCalendario, type Periodo, periodoDe } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import {
  type CeldasDeFila,
  deTexto,
  type FilaLeida,
  type LeerCelda,
  leerCeldas,
} from '@/domain/shared/importacion/columna';
import type { Nombrable } from '@/domain/shared/importacion/leer-participante';
import { crearNombramiento } from '@/domain/shared/importacion/nombramiento';
import { rechazosDeReglas } from '@/domain/shared/importacion/rechazos-de-reglas';
import { avisoDeValorBajo } from '@/domain/shared/importacion/valor-muy-bajo';
import { leerDineroDeCelda } from '@/domain/shared/lectura/celda';
import type { Lectura } from '@/domain/shared/lectura/lectura';
import { periodoEnPalabras } from '@/domain/shared/periodo-en-palabras';

/** In a sheet by months a cross says that it was paid. */
const leerValorDeCasilla: LeerCelda = (celda) =>
  marcaDeCasilla(celda) === 'PAGADO' ? { rechazo: PAGADO_SIN_VALOR } : leerDineroDeCelda(celda);

const SIN_PAGAR = 'No dice que se haya pagado: escriba Sí, o deje la fila por fuera';

/** What the service is told of a row. */
export const pagoDe = ({ fecha, valor, medio, referencia, a_favor, sede_id }: FilaLeida['entrada']) => ({
  ...{ fecha, valor, medio, referencia },
  ...(a_favor === undefined ? {} : { a_favor }),
  ...(sede_id === undefined ? {} : { sede_id }),
});

const NADA_MAS = 'Lo que se paga con saldo a favor no deja nada más a favor';

const rechazosDelPago = ({ medio, ...entrada }: FilaLeida['entrada']): ErroresCampos => {
  if (medio !== 'SALDO_A_FAVOR')
    return rechazosDeReglas(() => void validarDatosAbono(pagoDe({ medio, ...entrada })), 'valor');
  const { fecha, valor, a_favor } = entrada;
  return {
    ...(fecha === undefined ? { fecha: MENSAJE_OBLIGATORIO } : {}),
    ...(a_favor === undefined ? {} : { a_favor: NADA_MAS }),
    ...rechazosDeReglas(() => void validarAplicacion({ fecha, valor }), 'valor'),
  };
};

const claveDeCobro = (participante: unknown, periodo: unknown, concepto: unknown): string =>
  `${participante} ${periodo} ${concepto}`;

const sinCobro = (concepto: Concepto, periodo: string): string =>
  `No tiene ${ETIQUETA_CONCEPTO[concepto].toLowerCase()} de ${periodoEnPalabras(periodo)}: créela primero`;

/** The months of which somebody has no fee to pay, from the first, each with how many rows wait for it. */
export const mesesSinCobro = (filas: readonly FilaLeida[]): readonly (readonly [Periodo, number])[] => {
  const meses = new Map<Periodo, number>();
  for (const { entrada, rechazos } of filas) {
    const { periodo, mensualidad_id } = entrada;
    const deQuien = rechazos.participante_id ?? rechazos.nombre_participante ?? rechazos.concepto;
    if (deQuien || mensualidad_id !== undefined || !esPeriodo(String(periodo))) continue;
    meses.set(String(periodo), (meses.get(String(periodo)) ?? 0) + 1);
  }
  return [...meses].sort(([uno], [otro]) => uno.localeCompare(otro));
};

interface ContextoDeAbonos {
  participantes: readonly Nombrable[];
  mensualidades: readonly Mensualidad[];
  leerSede: (texto: string) => Lectura<Id>;
  /** When the file is a sheet by months: each amount is all that was paid of its month. */
  porMeses?: LecturaPorMeses | undefined;
}

export interface LecturaPorMeses {
  /** Whether a cross is all that was owed of that month; otherwise it is asked. */
  marcaEsTodo: boolean;
}

/** Turns the cells of each row into a payment of one fee, `mensualidad_id`: that of the month that the row says. */
export const crearLectorDeAbonos = ({
  participantes,
  mensualidades,
  leerSede,
  porMeses,
}: ContextoDeAbonos): ((celdas: CeldasDeFila) => FilaLeida) => {
  const { lectores, porNombreDondeFalte } = crearNombramiento('participante_id', participantes);
  const cobros = new Map(
    mensualidades
      .filter(({ estado }) => estado !== 'ANULADA')
      .map((una) => [claveDeCobro(una.participante_id, una.periodo, una.concepto), una]),
  );
  const propios = {
    ...lectores,
    sede_id: deTexto(leerSede),
    ...(porMeses ? { valor: leerValorDeCasilla } : {}),
  };
  return (celdas) => {
    const leida = porNombreDondeFalte(leerCeldas(COLUMNAS_ABONOS, celdas, propios));
    const { rechazos } = leida;
    const { pagado, estado: _, ...entrada } = leida.entrada;
    if (celdas.pagado !== undefined && pagado !== true) rechazos.pagado ??= SIN_PAGAR;
    const { participante_id, periodo, concepto = 'MENSUALIDAD' } = entrada;
    if (participante_id === undefined && !rechazos.nombre_participante)
      rechazos.participante_id = 'Escriba el documento o el nombre';
    if (periodo === undefined) rechazos.periodo = 'Escriba el mes que se paga, por ejemplo 11/2026';
    if (
      ![rechazos.participante_id, rechazos.nombre_participante, rechazos.periodo, rechazos.concepto].some(
        Boolean,
      )
    ) {
      const cobro = cobros.get(claveDeCobro(participante_id, periodo, concepto));
      entrada.mensualidad_id = cobro?.id;
      if (!cobro) rechazos.periodo = sinCobro(concepto as Concepto, String(periodo));
      else if (porMeses?.marcaEsTodo && rechazos.valor === PAGADO_SIN_VALOR) {
        entrada.valor = recibidoEn(cobro.abonos) + saldoDe(cobro);
        delete rechazos.valor;
      }
    }
    if (porMeses) entrada.todo_el_mes = true;
    if (entrada.a_favor === 0) delete entrada.a_favor;
    return { entrada, rechazos: { ...rechazosDelPago(entrada), ...rechazos } };
  };
};

export const advertenciasAbono = (
  entrada: FilaLeida['entrada'],
  mensualidades: readonly Mensualidad[],
  hoy: FechaCalendario,
): Record<string, string> => {
  const { mensualidad_id, fecha, valor } = entrada;
  const cobro = mensualidades.find(({ id }) => id === mensualidad_id);
  // The day of a sheet by months follows from its month, and the person said of which year it is.
  const esSuDia = esTodoElMes(entrada) && cobro?.periodo === periodoDe(String(fecha));
  const rara = cobro && typeof fecha === 'string' && !esSuDia ? advertenciaDeFecha(cobro, fecha, hoy) : null;
  const bajo = enParteRegistrado(entrada, cobro) ?? avisoDeValorBajo(valor);
  return { ...(rara ? { fecha: rara } : {}), ...(bajo ? { valor: bajo } : {}) };
};

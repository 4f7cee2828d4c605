import { type AjustePorEgreso, ajustarPorEgreso } from '@/domain/mensualidades/ajuste-por-egreso';
import {
  type CobroPorReingreso,
  cobrarPorReingreso,
  noVolverACobrar,
} from '@/domain/mensualidades/cobro-por-reingreso';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { nombreDeCobro } from '@/domain/mensualidades/nombre-de-cobro';
import type { ParticipanteListado } from '@/domain/participantes/participante';
import { DIAS_GRACIA_POR_DEFECTO } from '@/domain/shared/constantes';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { enumerar } from '@/domain/shared/enumerar';
import { esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { esFechaCalendario, type Periodo } from '@/domain/shared/fechas';
import { claveDe } from '@/ui/panel/comun/datos/clave-de';
import { explicarError } from '@/ui/panel/comun/datos/explicar-error';
import { useRefrescar } from '@/ui/panel/comun/datos/use-refrescar';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { toaster } from '@/ui/shared/toast-store';

type Ajuste = AjustePorEgreso | CobroPorReingreso;

// What a person owes is in their row.
const AFECTADAS = [claveDe('mensualidades'), claveDe('participantes'), claveDe('tablero')] as const;

/** The fee, and what it is left at. */
export const ajusteEnPalabras = ({ mensualidad, antes, despues }: Ajuste): string =>
  antes === despues
    ? nombreDeCobro(mensualidad)
    : `${nombreDeCobro(mensualidad)}, de ${formatearPesos(antes)} a ${formatearPesos(despues)}`;

/** What the agreement takes off the fees of somebody who left, or leaves, on that day. */
export const ajustesDe = (
  mensualidades: readonly MensualidadEnLista[],
  { fecha_ingreso: ingreso }: Pick<ParticipanteListado, 'fecha_ingreso'>,
  egreso: string | null,
  ultimoCerrado: Periodo | null,
) =>
  egreso !== null && esFechaCalendario(egreso)
    ? ajustarPorEgreso(mensualidades, { ingreso, egreso, ultimoCerrado })
    : [];

/** What is charged again to somebody who came back on that day, or comes back on it. */
export const cobrosDe = (
  mensualidades: readonly MensualidadEnLista[],
  fecha: string | null,
  gracia: number = DIAS_GRACIA_POR_DEFECTO,
) => (fecha !== null && esFechaCalendario(fecha) ? cobrarPorReingreso(mensualidades, { fecha, gracia }) : []);

/** Of what is charged again to somebody who came back on that day, what is left so when it is decided not to. */
export const sinVolverACobrar = (
  cobros: readonly CobroPorReingreso<MensualidadEnLista>[],
  fecha: string | null,
) =>
  fecha === null
    ? []
    : cobros
        .filter(({ antes, despues }) => despues > antes)
        .map((cobro) => noVolverACobrar(cobro, { fecha }));

/** What a rule refused once it refuses again. */
const laNegoUnaRegla = (error: unknown): boolean =>
  esErrorAplicacion(error) && ['VALIDACION', 'CONFLICTO', 'VERSION_OBSOLETA'].includes(error.codigo);

/** Adjusts the fees of whoever left, or came back: that stands already, so what could not be adjusted is told apart. */
export const useAjustarCobro = (suceso: 'egreso' | 'reingreso' = 'egreso') => {
  const { servicios } = usePanel();
  const refrescar = useRefrescar(AFECTADAS);
  /** `hecho` says what was done, when it is not an adjustment. */
  const ajustar = async (
    nombre: string,
    ajustes: readonly Ajuste[],
    hecho = `Cobro de ${nombre} ajustado`,
  ): Promise<void> => {
    const { hechos, fallos } = await (await servicios.mensualidades()).aplicarAjustes(ajustes);
    if (hechos.length > 0) {
      const cuales = hechos.map(({ ajuste }) => ajusteEnPalabras(ajuste));
      toaster.success(`${hecho}: ${enumerar(cuales)}`);
    }
    const [primero] = fallos;
    if (primero) {
      const cuales = enumerar(fallos.map(({ ajuste }) => nombreDeCobro(ajuste.mensualidad)));
      const otraVez = fallos.filter(({ error }) => !laNegoUnaRegla(error)).map(({ ajuste }) => ajuste);
      toaster.error(
        `El ${suceso} de ${nombre} quedó registrado, pero no se ajustó: ${cuales}. ${explicarError(primero.error).causa}. Ajústela en Financiero.`,
        ...(otraVez.length > 0
          ? [{ label: 'Reintentar', onClick: () => void ajustar(nombre, otraVez, hecho) }]
          : []),
      );
    }
    void refrescar();
  };
  return ajustar;
};

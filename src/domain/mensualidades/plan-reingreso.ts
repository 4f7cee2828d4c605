import {
  type CobroPorReingreso,
  cobrarEntera,
  cobrarPorReingreso,
  noVolverACobrar,
  type Reingreso,
} from '@/domain/mensualidades/cobro-por-reingreso';
import type { CambiosMensualidad } from '@/domain/mensualidades/datos-mensualidad';
import type { FilaGeneracion, FormaDeCobro, OpcionDeCobro } from '@/domain/mensualidades/generacion';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import {
  type CobroPorDefecto,
  MOTIVO_NO_COBRAR,
  type ParticipanteEnCasa,
  type PasoGeneracion,
} from '@/domain/mensualidades/plan-generacion';
import { aplicarCambiosMensualidad } from '@/domain/mensualidades/reglas-mensualidad';
import { formatearFecha } from '@/domain/shared/fechas';

/** The whole month, and the days since they came back when those are fewer. */
const formasDe = (
  exonerada: Mensualidad,
  reingreso: Reingreso,
): { cobro: FormaDeCobro; hecho: CobroPorReingreso }[] => {
  const entera = cobrarEntera(exonerada, reingreso);
  const [porDias] = cobrarPorReingreso([exonerada], reingreso);
  if (!entera || !porDias) return [];
  const completo = { cobro: 'COMPLETO' as const, hecho: entera };
  return porDias.dias < entera.dias ? [completo, { cobro: 'POR_DIAS', hecho: porDias }] : [completo];
};

const otraVezDe = (exonerada: Mensualidad, cambios: CambiosMensualidad): PasoGeneracion['otraVez'] => {
  const { estado, motivo_anulacion } = aplicarCambiosMensualidad(exonerada, cambios);
  return { mensualidad: exonerada.id, cambios: { ...cambios, motivo_anulacion }, estado };
};

/**
 * What the month means for whoever came back, when a discharge had exonerated its fee: that one is charged again, if it is
 * asked. `null` when it is not so, or they came back after that month.
 */
export const planearReingreso = (
  { id, nombre, numero_documento, fecha_ingreso, exonerada }: ParticipanteEnCasa,
  { gracia }: Pick<CobroPorDefecto, 'gracia'>,
  elegido: FormaDeCobro | null,
): PasoGeneracion | null => {
  if (!exonerada || fecha_ingreso === null) return null;
  const reingreso = { fecha: fecha_ingreso, gracia };
  const formas = formasDe(exonerada, reingreso);
  const [completo] = formas;
  if (!completo) return null;
  const pedida = elegido === 'NINGUNO' ? null : elegido;
  const elegida = pedida && (formas.find(({ cobro }) => cobro === pedida) ?? completo);
  const opciones = formas.map(
    ({ cobro, hecho }): OpcionDeCobro => ({
      cobro,
      dias: hecho.dias,
      valor: exonerada.valor,
      descuento: exonerada.valor - hecho.despues,
    }),
  );
  const comun = {
    participante_id: id,
    participante_nombre: nombre,
    participante_documento: numero_documento,
    anulada: false,
    exonerada: true,
    llegada: opciones.length > 1 ? fecha_ingreso : null,
    opciones,
  };
  if (!elegida) {
    const decidido = elegido === 'NINGUNO' && noVolverACobrar((formas[1] ?? completo).hecho, reingreso);
    const fila: FilaGeneracion = {
      ...comun,
      resultado: 'OMITIDA',
      motivo: decidido
        ? MOTIVO_NO_COBRAR
        : `La de este mes se exoneró por su egreso, y volvió el ${formatearFecha(fecha_ingreso)}`,
      valor: 0,
      descuento: 0,
      fecha_vencimiento: null,
      cobro: 'NINGUNO',
    };
    return { fila, nueva: null, otraVez: decidido ? otraVezDe(exonerada, decidido.cambios) : null };
  }
  const { cambios } = elegida.hecho;
  const { valor, descuento, fecha_vencimiento } = aplicarCambiosMensualidad(exonerada, cambios);
  return {
    fila: {
      ...comun,
      resultado: 'CREADA',
      motivo: null,
      valor,
      descuento,
      fecha_vencimiento,
      cobro: elegida.cobro,
    },
    nueva: null,
    otraVez: otraVezDe(exonerada, cambios),
  };
};

import { validarCambiosMensualidad, validarDatosMensualidad } from '@/domain/mensualidades/datos-mensualidad';
import { esquemaMensualidad, type Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { Concepto } from '@/domain/mensualidades/opciones-mensualidad';
import { aplicarCambiosMensualidad, revisarMontos } from '@/domain/mensualidades/reglas-mensualidad';
import type { FechaCalendario, Periodo } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import type { Versiones } from '@/ui/panel/comun/formulario/conflicto-registro';
import { soloCambios } from '@/ui/panel/comun/formulario/solo-cambios';
import { ETIQUETAS_MENSUALIDAD, valorEnPalabras } from '../../etiquetas-financiero';

/** What the controls hold: an empty text is no value, and what cannot be read stays as it was written. */
export type ValoresMensualidad = {
  participante_id: Id;
  concepto: Concepto;
  periodo: Periodo;
  valor: number | string;
  descuento: number | string;
  fecha_vencimiento: FechaCalendario;
  id_acudiente: Id;
  motivo_anulacion: string;
  observaciones: string;
};

export const valoresNuevos = (periodo: Periodo, participante: Id = ''): ValoresMensualidad => ({
  participante_id: participante,
  concepto: 'MENSUALIDAD',
  periodo,
  valor: '',
  descuento: '',
  fecha_vencimiento: '',
  id_acudiente: '',
  motivo_anulacion: '',
  observaciones: '',
});

export const aValores = (m: Mensualidad): ValoresMensualidad => ({
  participante_id: m.participante_id,
  concepto: m.concepto,
  periodo: m.periodo ?? '',
  valor: m.valor,
  descuento: m.descuento === 0 ? '' : m.descuento,
  fecha_vencimiento: m.fecha_vencimiento ?? '',
  id_acudiente: m.id_acudiente ?? '',
  motivo_anulacion: m.motivo_anulacion ?? '',
  observaciones: m.observaciones ?? '',
});

/** Body of a new one; an empty discount is none. */
export const datosDe = ({ descuento, ...valores }: ValoresMensualidad) => ({
  ...valores,
  descuento: descuento === '' ? 0 : descuento,
});

/** Only what changed since `base`; whose it is never changes. */
export const cambiosDe = (base: Mensualidad, valores: ValoresMensualidad): Partial<ValoresMensualidad> => {
  const { participante_id: _, ...cambios } = soloCambios(aValores(base), valores);
  return cambios;
};

/** The rules of the form, before sending. Throws what the use-case would throw. */
export const validarValores = (base: Mensualidad | null, valores: ValoresMensualidad): void => {
  if (base) {
    aplicarCambiosMensualidad(base, validarCambiosMensualidad(cambiosDe(base, valores)));
    return;
  }
  const { valor, descuento = 0 } = validarDatosMensualidad(datosDe(valores));
  revisarMontos({ valor, descuento, abonos: [] });
};

export const VERSIONES_MENSUALIDAD: Versiones<ValoresMensualidad, Mensualidad> = {
  leer: (valor) => esquemaMensualidad.safeParse(valor).data ?? null,
  aValores,
  etiquetaDe: (campo) => ETIQUETAS_MENSUALIDAD[campo as keyof ValoresMensualidad],
  enPalabras: valorEnPalabras,
};

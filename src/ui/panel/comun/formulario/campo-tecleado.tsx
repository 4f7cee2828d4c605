import { type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import { preguntaSinMiles } from '@/domain/mensualidades/valor-sin-miles';
import { rechazoPorGrande } from '@/domain/shared/esquemas-tecleados';
import { esFechaCalendario, type FechaCalendario, formatearFecha, periodoDe } from '@/domain/shared/fechas';
import type { Lectura } from '@/domain/shared/lectura/lectura';
import { formatearDocumento, leerDocumento } from '@/domain/shared/lectura/leer-documento';
import { leerDinero, leerEntero } from '@/domain/shared/lectura/leer-entero';
import { type leerFecha, leerPeriodo } from '@/domain/shared/lectura/leer-fecha';
import { leerFechaCercana } from '@/domain/shared/lectura/leer-fecha-cercana';
import { formatearTelefono, leerTelefono } from '@/domain/shared/telefono';
import { DateInput } from '@/ui/shared/date-input';
import { FormField } from '@/ui/shared/form-field';
import { MoneyInput } from '@/ui/shared/money-input';
import { NumberInput } from '@/ui/shared/number-input';
import { PeriodInput } from '@/ui/shared/period-input';
import { TypedInput } from '@/ui/shared/typed-input';
import { useHoy } from '../panel/use-hoy';
import { idCampo } from './id-campo';

export type MarcoTecleado = {
  nombre: string;
  label: string;
  help?: ReactNode;
  warning?: string;
  required?: boolean;
};
/** The control the dialog focuses first. */
type Primero = { 'data-autofocus'?: boolean };

/** A text left behind that cannot be read is refused beside its field at once, in the words of its rule. */
export const useTecleado = (
  { nombre, label, help, warning, required }: MarcoTecleado,
  leer: (texto: string) => Lectura<unknown>,
) => {
  const { field, fieldState } = useController({ name: nombre });
  const lectura = typeof field.value === 'string' && field.value.trim() !== '' ? leer(field.value) : null;
  const rechazo = lectura && 'rechazo' in lectura && fieldState.isTouched ? lectura.rechazo : undefined;
  const error = fieldState.error?.message ?? rechazo;
  return { field, fieldState, marco: { label, help, warning, required, id: idCampo(nombre), error } };
};

/** `preguntaMiles`: an amount that looks typed without its thousands is asked about beside it, and stops nobody. */
type DeDinero = { preguntaMiles?: boolean };

export function CampoDinero({
  'data-autofocus': primero,
  preguntaMiles = false,
  ...resto
}: MarcoTecleado & Primero & DeDinero) {
  const { field, fieldState, marco } = useTecleado(resto, leerDinero);
  const grande = fieldState.isTouched ? rechazoPorGrande(field.value) : undefined;
  const pregunta = preguntaMiles && typeof field.value === 'number' ? preguntaSinMiles(field.value) : null;
  return (
    <FormField {...marco} error={marco.error ?? grande} warning={marco.warning ?? pregunta ?? undefined}>
      {(control) => <MoneyInput {...control} {...field} data-autofocus={primero} />}
    </FormField>
  );
}

export function CampoNumero(marco: MarcoTecleado) {
  const { field, marco: conError } = useTecleado(marco, leerEntero);
  return <FormField {...conError}>{(control) => <NumberInput {...control} {...field} />}</FormField>;
}

export function CampoDocumento(marco: MarcoTecleado) {
  const { field, marco: conError } = useTecleado(marco, leerDocumento);
  return (
    <FormField {...conError}>
      {(control) => <TypedInput {...control} {...field} read={leerDocumento} write={formatearDocumento} />}
    </FormField>
  );
}

export function CampoTelefono(marco: MarcoTecleado) {
  const { field, marco: conError } = useTecleado(marco, leerTelefono);
  return (
    <FormField {...conError}>
      {(control) => (
        <TypedInput
          {...control}
          {...field}
          type="tel"
          inputMode="tel"
          read={leerTelefono}
          write={formatearTelefono}
        />
      )}
    </FormField>
  );
}

type MarcoFecha = MarcoTecleado & { min?: FechaCalendario; max?: FechaCalendario; leer?: typeof leerFecha };

/**
 * A form left open proposes the day it was opened: it stays as it was seen, and it is said that it is no longer today. Of a
 * day refused that is today by this device, or later, its clock may be ahead of the service's, or behind: nothing else on the
 * form says which day it takes for today.
 */
const useAvisoDeFecha = (fecha: unknown, max: FechaCalendario | undefined, error: string | undefined) => {
  const hoy = useHoy();
  const [alAbrir] = useState(hoy);
  const esHoy = formatearFecha(hoy);
  if (error && max === hoy && esFechaCalendario(String(fecha)) && String(fecha) >= hoy)
    return `Por el reloj de este equipo, hoy es ${esHoy}. Si no lo es, póngalo en hora y recargue esta página.`;
  if (hoy === alAbrir || fecha !== alAbrir) return undefined;
  return `Ya es ${esHoy}: esta fecha es del día en que se abrió. Cámbiela si fue hoy.`;
};

/** Without its year it is the closest one, shown with it; `leer`, of what may be of any year. */
export function CampoFecha({ min, max, leer: deOtroModo, ...resto }: MarcoFecha) {
  const hoy = useHoy();
  const leer = deOtroModo ?? leerFechaCercana(hoy, { min, max });
  const { field, marco } = useTecleado(resto, leer);
  const aviso = useAvisoDeFecha(field.value, max, marco.error);
  return (
    <FormField {...marco} warning={marco.warning ?? aviso}>
      {(control) => <DateInput {...control} {...field} read={leer} min={min} max={max} />}
    </FormField>
  );
}

export function CampoMes({ hoy, ...resto }: MarcoTecleado & { hoy: FechaCalendario }) {
  const { field, marco } = useTecleado(resto, leerPeriodo);
  return (
    <FormField {...marco}>
      {(control) => <PeriodInput {...control} {...field} from={periodoDe(hoy)} />}
    </FormField>
  );
}

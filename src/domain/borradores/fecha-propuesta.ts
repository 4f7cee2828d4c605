import type { Borrador } from '@/domain/borradores/borrador';
import { type FechaCalendario, type Periodo, periodoDe } from '@/domain/shared/fechas';

/** Those that say that day, or its month. */
const camposCon = (valores: Readonly<Record<string, unknown>>, dia: FechaCalendario): string[] =>
  Object.keys(valores).filter((campo) => valores[campo] === dia || valores[campo] === periodoDe(dia));

/** Nothing where no field says that day, nor its month. */
export const loPropuesto = (
  sinCambiar: Readonly<Record<string, unknown>>,
  dia: FechaCalendario,
): Pick<Borrador, 'propuesto'> => {
  const campos = camposCon(sinCambiar, dia);
  return campos.length > 0 ? { propuesto: { dia, campos } } : {};
};

/** The day, or the month, that was in sight while it was typed, where the form proposes today's by now. */
export const conSuDia = (
  { propuesto }: Pick<Borrador, 'propuesto'>,
  iniciales: Readonly<Record<string, unknown>>,
  hoy: FechaCalendario,
): Readonly<Record<string, FechaCalendario | Periodo>> => {
  if (!propuesto) return {};
  const { dia, campos } = propuesto;
  return Object.fromEntries(
    camposCon(iniciales, hoy)
      .filter((campo) => campos.includes(campo))
      .map((campo) => [campo, iniciales[campo] === hoy ? dia : periodoDe(dia)])
      .filter(([campo, valor]) => valor !== iniciales[campo as string]),
  );
};

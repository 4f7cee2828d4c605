import type { Borrador } from '@/domain/borradores/borrador';
import type { FechaCalendario } from '@/domain/shared/fechas';

const camposCon = (valores: Readonly<Record<string, unknown>>, dia: FechaCalendario): string[] =>
  Object.keys(valores).filter((campo) => valores[campo] === dia);

/** Nothing where no field says that day. */
export const loPropuesto = (
  sinCambiar: Readonly<Record<string, unknown>>,
  dia: FechaCalendario,
): Pick<Borrador, 'propuesto'> => {
  const campos = camposCon(sinCambiar, dia);
  return campos.length > 0 ? { propuesto: { dia, campos } } : {};
};

/** The day that was in sight while it was typed, where the form proposes today's by now. */
export const conSuDia = (
  { propuesto }: Pick<Borrador, 'propuesto'>,
  iniciales: Readonly<Record<string, unknown>>,
  hoy: FechaCalendario,
): Readonly<Record<string, FechaCalendario>> => {
  if (!propuesto || propuesto.dia === hoy) return {};
  const deHoy = camposCon(iniciales, hoy).filter((campo) => propuesto.campos.includes(campo));
  return Object.fromEntries(deHoy.map((campo) => [campo, propuesto.dia]));
};

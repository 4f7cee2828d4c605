import { soloCambios } from './solo-cambios';

export type Eleccion = 'mia' | 'guardada';

type Valores = Readonly<Record<string, unknown>>;

/** Fields where my form and the stored version differ; mine is proposed where I was the one who changed it. */
export const camposDistintos = <V extends Valores>(base: V, mios: V, suyos: V) => {
  const cambiados = soloCambios(base, mios);
  return (Object.keys(soloCambios(suyos, mios)) as (keyof V & string)[]).map((campo) => ({
    campo,
    inicial: (campo in cambiados ? 'mia' : 'guardada') as Eleccion,
  }));
};

/** The stored version with my values where I kept them. */
export const mezclarVersiones = <V extends Valores>(
  mios: V,
  suyos: V,
  elecciones: Readonly<Record<string, Eleccion>>,
): V =>
  Object.fromEntries(
    Object.entries(suyos).map(([campo, suyo]) => [campo, elecciones[campo] === 'mia' ? mios[campo] : suyo]),
  ) as V;

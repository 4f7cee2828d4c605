import {
  type CambiosConfiguracion,
  validarCambiosConfiguracion,
} from '@/domain/configuracion/cambios-configuracion';
import { type Configuracion, esquemaConfiguracion } from '@/domain/configuracion/configuracion';
import { soloCambios } from '../comun/formulario/solo-cambios';

type Valores = Readonly<Record<string, unknown>>;

/** One tab's share of the foundation's data: which fields it edits and how they are read aloud. */
export interface ParteConfiguracion<V extends Valores> {
  /** Label of each field of the record, for comparing two versions. */
  etiquetas: Readonly<Record<keyof V & string, string>>;
  aValores(configuracion: Configuracion): V;
  enPalabras(valor: unknown): string;
}

/** Only what changed since `base`; an empty control is sent as it is, and stored as no value. */
export const cambiosDe = <V extends Valores>(
  { aValores }: ParteConfiguracion<V>,
  base: Configuracion,
  valores: V,
): Partial<V> => soloCambios(aValores(base), valores);

/** Throws what the use-case would throw. */
export const validarCambios = (cambios: object): CambiosConfiguracion => validarCambiosConfiguracion(cambios);

export const leerConfiguracion = (valor: unknown): Configuracion | null => {
  const leida = esquemaConfiguracion.safeParse(valor);
  return leida.success ? leida.data : null;
};

import { validarCambiosSede, validarDatosSede } from '@/domain/sedes/datos-sede';
import { esquemaSede, type Sede } from '@/domain/sedes/sede';
import type { Versiones } from '../../shared/formulario/conflicto-registro';
import { soloCambios } from '../../shared/formulario/solo-cambios';
import { ETIQUETAS_SEDE, valorEnPalabras } from '../etiquetas-sede';

type Campo = keyof typeof ETIQUETAS_SEDE;

/** What the controls hold: an empty text is no value. */
export type ValoresSede = Record<Campo, string | number>;

export const aValores = (sede: Sede | null): ValoresSede => {
  const campos = Object.keys(ETIQUETAS_SEDE) as Campo[];
  const valores = Object.fromEntries(campos.map((campo) => [campo, sede?.[campo] ?? ''])) as ValoresSede;
  return { ...valores, estado: sede?.estado ?? 'ACTIVA' };
};

/** Only what changed since `base`. */
export const cambiosDe = (base: Sede, valores: ValoresSede): Partial<ValoresSede> =>
  soloCambios(aValores(base), valores);

/** The rules of the form, before sending. Throws what the use-case would throw. */
export const validarValores = (base: Sede | null, valores: ValoresSede): void => {
  if (base) validarCambiosSede(cambiosDe(base, valores));
  else validarDatosSede(valores);
};

export const VERSIONES_SEDE: Versiones<ValoresSede, Sede> = {
  leer: (valor) => esquemaSede.safeParse(valor).data ?? null,
  aValores,
  etiquetaDe: (campo) => ETIQUETAS_SEDE[campo as Campo],
  enPalabras: valorEnPalabras,
};

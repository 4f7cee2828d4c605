import { type Acudiente, esquemaAcudiente } from '@/domain/acudientes/acudiente';
import {
  revisarAcudiente,
  revisarCambiosAcudiente,
  validarCambiosAcudiente,
  validarDatosAcudiente,
} from '@/domain/acudientes/datos-acudiente';
import type { Id } from '@/domain/shared/id';
import type { Versiones } from '../../shared/formulario/conflicto-registro';
import { soloCambios } from '../../shared/formulario/solo-cambios';
import { ETIQUETAS_ACUDIENTE, valorEnPalabras } from '../etiquetas-acudiente';

type Campo = keyof typeof ETIQUETAS_ACUDIENTE;

/** What the controls hold: an empty text is no value. */
export type ValoresAcudiente = Record<Campo, string | number | boolean>;

const CAMPOS = Object.keys(ETIQUETAS_ACUDIENTE) as Campo[];
const MARCAS: readonly Campo[] = [
  'es_principal',
  'es_emergencia',
  'es_responsable_pago',
  'autorizado_informacion',
];

export const aValores = (acudiente: Acudiente | null, participante: Id | null = null): ValoresAcudiente => {
  const valores = Object.fromEntries(
    CAMPOS.map((campo) => [campo, acudiente?.[campo] ?? (MARCAS.includes(campo) ? false : '')]),
  ) as ValoresAcudiente;
  return {
    ...valores,
    id_participante: acudiente?.id_participante ?? participante ?? '',
    estado: acudiente?.estado ?? 'ACTIVO',
  };
};

/** Only what changed since `base`: an acudiente stays with their participante. */
export const cambiosDe = (base: Acudiente, valores: ValoresAcudiente): Partial<ValoresAcudiente> => {
  const { id_participante: _, ...cambios } = soloCambios(aValores(base), valores);
  return cambios;
};

/** The rules of the form, before sending. Throws what the use-case would throw. */
export const validarValores = (base: Acudiente | null, valores: ValoresAcudiente): void => {
  if (base) revisarCambiosAcudiente(base, validarCambiosAcudiente(cambiosDe(base, valores)));
  else revisarAcudiente(validarDatosAcudiente(valores));
};

export const VERSIONES_ACUDIENTE: Versiones<ValoresAcudiente, Acudiente> = {
  leer: (valor) => esquemaAcudiente.safeParse(valor).data ?? null,
  aValores,
  etiquetaDe: (campo) => ETIQUETAS_ACUDIENTE[campo as Campo],
  enPalabras: valorEnPalabras,
};

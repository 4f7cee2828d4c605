import { type Acudiente, esquemaAcudiente } from '@/domain/acudientes/acudiente';
import { CAMPOS_ACUDIENTE, type CampoAcudiente } from '@/domain/acudientes/campos-acudiente';
import {
  revisarAcudiente,
  revisarCambiosAcudiente,
  validarCambiosAcudiente,
  validarDatosAcudiente,
} from '@/domain/acudientes/datos-acudiente';
import type { Campos } from '@/domain/shared/campos/campo';
import type { Id } from '@/domain/shared/id';
import type { Versiones } from '@/ui/panel/comun/formulario/conflicto-registro';
import { soloCambios } from '@/ui/panel/comun/formulario/solo-cambios';
import { ETIQUETAS_ACUDIENTE, valorEnPalabras } from '../etiquetas-acudiente';
import { ETIQUETAS_EN_ORDEN } from '../lugares-acudiente';

/** What the controls hold: an empty text is no value. */
export type ValoresAcudiente = Record<CampoAcudiente, string | number | boolean>;

const CAMPOS: Campos = CAMPOS_ACUDIENTE;

/** `nuevo`: what is known of a new one when the form opens. */
export const aValores = (
  acudiente: Acudiente | null,
  nuevo: { participante?: Id | null; esElPrimero?: boolean } = {},
): ValoresAcudiente => {
  const valores = Object.fromEntries(
    (Object.keys(ETIQUETAS_EN_ORDEN) as CampoAcudiente[]).map((campo) => [
      campo,
      acudiente?.[campo] ?? CAMPOS[campo]?.siFalta ?? '',
    ]),
  ) as ValoresAcudiente;
  if (acudiente) return { ...valores, id_participante: acudiente.id_participante };
  const { participante, esElPrimero = false } = nuevo;
  return { ...valores, id_participante: participante ?? '', es_principal: esElPrimero };
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
  etiquetaDe: (campo) => ETIQUETAS_ACUDIENTE[campo as CampoAcudiente],
  enPalabras: valorEnPalabras,
};

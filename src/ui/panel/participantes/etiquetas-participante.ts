import { CAMPOS_AUTORIZACION, CAMPOS_PARTICIPANTE } from '@/domain/participantes/campos-participante';
import { type Campos, etiquetasDe } from '@/domain/shared/campos/campo';
import { enPalabras } from '@/domain/shared/campos/en-palabras';
import { autorizacionEnPalabras } from '@/ui/panel/comun/datos/autorizacion-en-palabras';

export const ETIQUETAS_PARTICIPANTE = etiquetasDe(CAMPOS_PARTICIPANTE);
export const ETIQUETAS_AUTORIZACION = etiquetasDe(CAMPOS_AUTORIZACION);

const POR_CAMPO: Readonly<Record<string, string>> = {
  ...ETIQUETAS_PARTICIPANTE,
  ...Object.fromEntries(
    Object.entries(ETIQUETAS_AUTORIZACION).map(([campo, etiqueta]) => [
      `autorizacion_datos.${campo}`,
      etiqueta,
    ]),
  ),
  // The whole authorisation, where it is one more field.
  autorizacion_datos: ETIQUETAS_AUTORIZACION.otorgada,
};

/** A field that people do not know comes back as it is. */
export const etiquetaDe = (campo: string): string => POR_CAMPO[campo] ?? campo;

export const tieneEtiqueta = (campo: string): boolean => campo in POR_CAMPO;

/** A field's value in words; 'Sin dato' when there is none. `nombreSede` turns the id of a sede into its name. */
export const valorEnPalabras = (
  campo: string,
  valor: unknown,
  nombreSede: (id: number | string) => string,
): string => {
  if (valor && campo === 'sede_id') return nombreSede(valor as number | string);
  if (valor && campo === 'autorizacion_datos') return autorizacionEnPalabras(valor as object);
  return enPalabras((CAMPOS_PARTICIPANTE as Campos)[campo], valor);
};

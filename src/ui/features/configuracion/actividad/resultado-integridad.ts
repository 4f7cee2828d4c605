import type { FallaDeCadena, IntegridadActividad } from '@/domain/actividad/cadena-de-actividad';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';

const EN_PALABRAS: Readonly<Record<FallaDeCadena['motivo'], (falla: FallaDeCadena) => string>> = {
  ALTERADO: ({ id }) => `La línea ${id} no está como se escribió.`,
  FALTA: ({ cadena, numero }) => `Falta una línea: la ${numero} de la cadena ${cadena}.`,
  FINAL_DISTINTO: ({ cadena }) => `Faltan líneas al final de la cadena ${cadena}, o la última no es la suya.`,
  SUELTO: ({ id }) => `La línea ${id} no se escribió por el servicio.`,
};

export const fallaEnPalabras = (falla: FallaDeCadena): string => EN_PALABRAS[falla.motivo](falla);

/** Short enough to be read aloud and noted down; long enough not to happen twice. */
export const selloCorto = ({ sello }: IntegridadActividad): string =>
  (sello.slice(0, 16).match(/.{4}/g) ?? []).join(' ');

export const resumenDe = ({ integra, renglones }: IntegridadActividad): string =>
  integra
    ? `La historia está completa y sin cambios: ${formatearNumero(renglones)} líneas revisadas.`
    : `La historia no está como se escribió: ${formatearNumero(renglones)} líneas revisadas.`;

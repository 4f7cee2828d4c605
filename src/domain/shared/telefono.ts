import { type Lectura, limpiarTecleado } from '@/domain/shared/lectura/lectura';

const SEPARADORES = /[ \-()[\]./]/g;
const COLOMBIANO = /^(3\d{9}|60[1-8]\d{7})$/;
/** What people write before a number in a list or a message. */
const PALABRA_DELANTE = /^(?:cel|celular|m[oó]vil|tel|tel[eé]fono|whatsapp|wa)[.: ]+(?=[+(\d])/i;
/** The address of a chat, as it is shared: its number always has the code of its country. */
const CHAT = /^(?:https:\/\/)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)\+?(\d+).*/i;

const compactar = (telefono: string): string =>
  limpiarTecleado(telefono).replace(CHAT, '+$1').replace(PALABRA_DELANTE, '').replace(SEPARADORES, '');
/** Without the country's code, with its sign or without it: no number of the country begins with the same figures. */
const sinIndicativo = (telefono: string): string => compactar(telefono).replace(/^(?:\+|00)?57/, '');

export const esTelefonoColombiano = (telefono: string): boolean => COLOMBIANO.test(sinIndicativo(telefono));

/** A number written with another country's code: accepted with a warning, never blocked. */
export const esTelefonoExtranjero = (telefono: string): boolean =>
  /^(\+|00)\d{6,15}$/.test(compactar(telefono)) && !/^(\+57|0057)/.test(compactar(telefono));

export const esTelefonoAceptado = (telefono: string): boolean =>
  esTelefonoColombiano(telefono) || esTelefonoExtranjero(telefono);

/** What a public page may tell people to dial: also the short lines (123) and those without cost (01 8000 112439). */
export const esLineaDeAtencion = (telefono: string): boolean =>
  esTelefonoAceptado(telefono) || /^(?:\d{3,6}|0?1?8000\d{6,7})$/.test(compactar(telefono));

/** Ten digits for a Colombian number, `+` and digits for another country's; anything else as it was written, trimmed. */
export const normalizarTelefono = (telefono: string): string => {
  if (esTelefonoColombiano(telefono)) return sinIndicativo(telefono);
  return esTelefonoExtranjero(telefono) ? compactar(telefono).replace(/^00/, '+') : telefono.trim();
};

/** `300 123 4567 / 310 765 4321`, of a list of paper. */
const UN_NUMERO = /(?:3\d\d|60[1-8])(?:[ .-]?\d){7}/g;

/** Each of the numbers of the country that a text has, in the order in which it says them. */
export const telefonosEn = (texto: string): readonly string[] =>
  (limpiarTecleado(texto).match(UN_NUMERO) ?? []).map(normalizarTelefono);

const SE_ESCRIBE =
  'Escriba un celular (3XX XXX XXXX) o un fijo con indicativo (60X XXX XXXX); si es de otro país, con +';

/** The one form in which a phone is kept: see {@link normalizarTelefono}. */
export const leerTelefono = (texto: string): Lectura<string> => {
  if (esTelefonoAceptado(texto)) return { valor: normalizarTelefono(texto) };
  return { rechazo: telefonosEn(texto).length > 1 ? 'Hay dos números; deje uno solo' : SE_ESCRIBE };
};

/** `3001234567` -> `300 123 4567`; `6044441234` -> `604 444 1234`. */
export const formatearTelefono = (telefono: string): string =>
  /^\d{10}$/.test(telefono)
    ? `${telefono.slice(0, 3)} ${telefono.slice(3, 6)} ${telefono.slice(6)}`
    : telefono;

/** Address of a WhatsApp chat, or `null` when the number cannot have one (landlines). */
export const enlaceWhatsApp = (telefono: string): string | null => {
  const normal = normalizarTelefono(telefono);
  if (/^3\d{9}$/.test(normal)) return `https://wa.me/57${normal}`;
  return esTelefonoExtranjero(telefono) ? `https://wa.me/${normal.slice(1)}` : null;
};

export const enlaceLlamada = (telefono: string): string =>
  esTelefonoColombiano(telefono) ? `tel:+57${normalizarTelefono(telefono)}` : `tel:${compactar(telefono)}`;

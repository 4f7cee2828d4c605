const BLOQUE_DE_DATOS = /\bsrc=|application\/(?:ld\+)?json/;

const enBase64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** Source expression of a Content-Security-Policy for the exact text of an inline script or style. */
export const huella = async (texto: string): Promise<string> =>
  `sha256-${enBase64(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(texto)))}`;

/** Hashes of the text inside each element of that name, in order, without repeats; data blocks have none. */
export const huellasDe = async (html: string, elemento: 'script' | 'style'): Promise<string[]> => {
  const bloques = html.matchAll(new RegExp(`<${elemento}\\b([^>]*)>([\\s\\S]*?)</${elemento}>`, 'g'));
  const propios = [...bloques].filter(([, atributos = '']) => !BLOQUE_DE_DATOS.test(atributos));
  return [...new Set(await Promise.all(propios.map(([, , texto = '']) => huella(texto))))];
};

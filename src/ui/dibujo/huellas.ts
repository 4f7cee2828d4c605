const BLOQUE_DE_DATOS = /\bsrc=|application\/ld\+json/;

const resumen = (texto: string): Promise<ArrayBuffer> =>
  crypto.subtle.digest('SHA-256', new TextEncoder().encode(texto));

/** What names a file by its content. */
export const enHexadecimal = async (texto: string): Promise<string> =>
  [...new Uint8Array(await resumen(texto)).slice(0, 12)]
    .map((octeto) => octeto.toString(16).padStart(2, '0'))
    .join('');

const enBase64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** Source expression of a Content-Security-Policy for the exact text of an inline script or style. */
export const huella = async (texto: string): Promise<string> => `sha256-${enBase64(await resumen(texto))}`;

/** Hashes of the text inside each element of that name, in order, without repeats; data blocks have none. */
export const huellasDe = async (html: string, elemento: 'script' | 'style'): Promise<string[]> => {
  const bloques = html.matchAll(new RegExp(`<${elemento}\\b([^>]*)>([\\s\\S]*?)</${elemento}>`, 'g'));
  const propios = [...bloques].filter(([, atributos = '']) => !BLOQUE_DE_DATOS.test(atributos));
  return [...new Set(await Promise.all(propios.map(([, , texto = '']) => huella(texto))))];
};

/** As our service digests a token; `null` where the browser does not let it be done, as without HTTPS. */
export const huellaDeToken = async (token: string): Promise<string | null> => {
  // Absent outside secure contexts, whatever its type says.
  const subtle = window.crypto.subtle as SubtleCrypto | undefined;
  const resumen = await subtle?.digest('SHA-256', new TextEncoder().encode(token));
  return resumen
    ? Array.from(new Uint8Array(resumen), (b) => b.toString(16).padStart(2, '0')).join('')
    : null;
};

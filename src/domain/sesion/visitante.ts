/** The signed-in person as the public header shows them. */
export interface Visitante {
  /** Display name, or the e-mail when there is none. */
  nombre: string;
  foto: string | null;
}

const texto = (valor: unknown): string => (typeof valor === 'string' ? valor.trim() : '');

const esId = (valor: unknown): boolean => typeof valor === 'number' || texto(valor) !== '';

const analizar = (guardado: string | null): Record<string, unknown> => {
  try {
    return JSON.parse(`${guardado}`) ?? {};
  } catch {
    return {};
  }
};

/**
 * Reads the stored user without the session's schemas, which public pages do not load: `null` unless it has an e-mail
 * and an id (specification §4). It only decides what the header shows; the panel's guard reads the session itself.
 */
export const leerVisitante = (guardado: string | null): Visitante | null => {
  const { id, userId, email, displayName, photoURL } = analizar(guardado);
  if (!texto(email) || !esId(id === '' ? userId : (id ?? userId))) return null;
  return { nombre: texto(displayName) || texto(email), foto: texto(photoURL) || null };
};

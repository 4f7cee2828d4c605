import { useCallback, useEffect, useState } from 'react';

/** Only of this tab, and only until it is used or the tab closes. */
const CLAVE = 'restablecer-token';

/** A browser that keeps nothing asks for the link again after a reload. */
const enLaPestana = <T>(hacer: (guardado: Storage) => T): T | null => {
  try {
    return hacer(window.sessionStorage);
  } catch {
    return null;
  }
};

/**
 * The token of the link, which comes in the fragment so that no server writes it down; `undefined` until the address is
 * read, `null` when there is none. It leaves the address at once, so that it is not shared or kept in the history, and
 * stays in the tab, so that a reload does not ask for the mail again. `olvidar` once it was used.
 */
export const useTokenDelEnlace = (): { token: string | null | undefined; olvidar: () => void } => {
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const leer = () => {
      const leido = new URLSearchParams(window.location.hash.slice(1)).get('token');
      if (leido) {
        window.history.replaceState(window.history.state, '', window.location.pathname);
        enLaPestana((guardado) => guardado.setItem(CLAVE, leido));
      }
      setToken((anterior) => leido ?? anterior ?? enLaPestana((guardado) => guardado.getItem(CLAVE)));
    };
    leer();
    // Another link opened in this same tab changes only the fragment.
    window.addEventListener('hashchange', leer);
    return () => window.removeEventListener('hashchange', leer);
  }, []);
  const olvidar = useCallback(() => void enLaPestana((guardado) => guardado.removeItem(CLAVE)), []);
  return { token, olvidar };
};

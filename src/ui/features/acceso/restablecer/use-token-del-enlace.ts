import { useEffect, useState } from 'react';

/**
 * The token of the link, which comes in the fragment so that no server writes it down; `undefined` until the address is
 * read, `null` when it has none. It leaves the address at once, so that it is not shared or kept in the history.
 */
export const useTokenDelEnlace = (): string | null | undefined => {
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const leer = () => {
      const leido = new URLSearchParams(window.location.hash.slice(1)).get('token');
      if (leido) window.history.replaceState(window.history.state, '', window.location.pathname);
      setToken((anterior) => leido ?? anterior ?? null);
    };
    leer();
    // Another link opened in this same tab changes only the fragment.
    window.addEventListener('hashchange', leer);
    return () => window.removeEventListener('hashchange', leer);
  }, []);
  return token;
};

import { vi } from 'vitest';
import { crearFetchFalso, type Responder } from './fetch-falso';
import { crearStorageFalso } from './storage-falso';

/** The few parts of a browser that a composition touches, as globals until the test ends. */
export const abrirVentanaFalsa = (responder: Responder, ruta = '/sedes', busqueda = '') => {
  const { fetch, llamadas } = crearFetchFalso(responder);
  const [localStorage, sessionStorage] = [crearStorageFalso(), crearStorageFalso()];
  const location = { origin: 'http://pagina.example', pathname: ruta, search: busqueda, assign: vi.fn() };
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), {
      localStorage,
      sessionStorage,
      location,
      fetch,
      crypto,
      navigator: { onLine: true },
    }),
  );
  vi.stubGlobal('document', new EventTarget());
  return { localStorage, sessionStorage, location, llamadas };
};

import { describe, expect, it, vi } from 'vitest';
import { crearAlmacenNavegador } from '@/infrastructure/browser/almacen-navegador';
import { crearCambiosDeAlmacen } from '@/infrastructure/browser/cambios-de-almacen';
import { crearSesionStoreNavegador } from '@/infrastructure/browser/sesion-store-navegador';
import { registroMudo } from '../apoyo/registro-espia';
import { crearStorageFalso } from '../apoyo/storage-falso';

const USUARIO = {
  id: 7,
  email: 'ana@ejemplo.example',
  rol: 'ADMINISTRADOR',
  displayName: null,
  photoURL: null,
} as const;

/** One browser: tabs share the storage, and each hears what the others change. */
const abrirPestana = (storage = crearStorageFalso()) => {
  const ventana = new EventTarget() as unknown as Window;
  const almacen = crearAlmacenNavegador(() => storage, registroMudo);
  const sesiones = crearSesionStoreNavegador(almacen, crearCambiosDeAlmacen(ventana));
  const oirCambio = (key: string | null) => {
    ventana.dispatchEvent(Object.assign(new Event('storage'), { key }));
  };
  const volver = (regreso: string) => void ventana.dispatchEvent(new Event(regreso));
  return { storage, sesiones, oirCambio, volver };
};

const conGuardado = (authToken: string | null, currentUser: string | null) => {
  const storage = crearStorageFalso();
  if (authToken !== null) storage.setItem('authToken', authToken);
  if (currentUser !== null) storage.setItem('currentUser', currentUser);
  return abrirPestana(storage);
};

describe('specification §3 and §9: what the browser keeps', () => {
  it('stores the token as text and the user as JSON, under the named keys', () => {
    const { sesiones, storage } = abrirPestana();
    sesiones.guardar({ token: 'un-token', usuario: USUARIO });
    expect(storage.getItem('authToken')).toBe('un-token');
    expect(JSON.parse(storage.getItem('currentUser') ?? '')).toEqual(USUARIO);
  });

  it('leaves neither behind after clearing', () => {
    const { sesiones, storage } = abrirPestana();
    sesiones.guardar({ token: 'un-token', usuario: USUARIO });
    sesiones.limpiar();
    expect(storage.length).toBe(0);
  });

  it('reads a stored user with userId, and an unknown role as CONSULTA', () => {
    const { sesiones } = conGuardado(
      't',
      JSON.stringify({ userId: 'u1', email: 'a@b.example', rol: 'JEFE' }),
    );
    expect(sesiones.leer()?.usuario).toMatchObject({ id: 'u1', rol: 'CONSULTA' });
  });
});

describe('quality §3: a browser that keeps nothing', () => {
  it('says so when a session will not outlive the page', () => {
    const { sesiones, storage } = abrirPestana();
    expect(sesiones.guardar({ token: 't', usuario: USUARIO })).toBe(true);
    storage.fallar('QuotaExceededError');
    expect(sesiones.guardar({ token: 't', usuario: USUARIO })).toBe(false);
  });
});

const ROTOS = [
  ['has no e-mail', '{"id":7}'],
  ['has an empty e-mail', '{"id":7,"email":""}'],
  ['has a blank e-mail', '{"id":7,"email":" "}'],
  ['has an e-mail that is no text', '{"id":7,"email":{"a":1}}'],
  ['has no id', '{"email":"a@b.example"}'],
  ['has an empty id', '{"id":"","email":"a@b.example"}'],
  ['has no id but null', '{"id":null,"userId":null,"email":"a@b.example"}'],
  ['has an id that is a list', '{"id":[7],"email":"a@b.example"}'],
  ['is an empty object', '{}'],
  ['is a list', '[]'],
  ['is null', 'null'],
  ['is a number', '7'],
  ['is a text', '"ana@ejemplo.example"'],
  ['is cut', '{"id":7,"email":"a@b.ex'],
  ['is undefined', 'undefined'],
  ['is empty', ''],
] as const;

describe('specification §4: session at start', () => {
  describe.each([
    ['with a token', 't'],
    ['with an empty token', ''],
    ['without a token', null],
  ])('%s', (_con, token) => {
    it.each(ROTOS)('is cleared when the stored user %s', (_caso, texto) => {
      const { sesiones, storage } = conGuardado(token, texto);
      expect(sesiones.leer()).toBeNull();
      expect(storage.length).toBe(0);
    });
  });

  it('keeps what is not of the session', () => {
    const { sesiones, storage } = conGuardado(null, '{}');
    storage.setItem('sidebarOpen', 'true');
    sesiones.leer();
    expect([storage.getItem('sidebarOpen'), storage.getItem('currentUser')]).toEqual(['true', null]);
  });

  it('is cleared too when the user breaks later, in another tab', () => {
    const { sesiones, storage, oirCambio } = conGuardado('t', JSON.stringify(USUARIO));
    const alCambiar = vi.fn();
    sesiones.suscribir(alCambiar);
    storage.setItem('currentUser', '{"id":7}');
    oirCambio('currentUser');
    expect(alCambiar.mock.calls).toEqual([[null]]);
    expect(storage.length).toBe(0);
  });

  it('is cleared when only the token is left', () => {
    const { sesiones, storage } = conGuardado('t', null);
    expect(sesiones.leer()).toBeNull();
    expect(storage.length).toBe(0);
  });

  it('is none without a token; a user alone may be the first half of what another tab is writing', () => {
    const { sesiones, storage } = conGuardado(null, JSON.stringify(USUARIO));
    expect(sesiones.leer()).toBeNull();
    storage.setItem('authToken', 't');
    expect(sesiones.leer()).toEqual({ token: 't', usuario: USUARIO });
  });
});

describe('quality §3: two tabs', () => {
  it('hears that another tab signed out', () => {
    const { sesiones, storage, oirCambio } = conGuardado('t', JSON.stringify(USUARIO));
    const alCambiar = vi.fn();
    sesiones.suscribir(alCambiar);
    storage.removeItem('authToken');
    oirCambio('authToken');
    expect(alCambiar).toHaveBeenLastCalledWith(null);
    expect(sesiones.leer()).toBeNull();
  });

  it('hears that another person signed in', () => {
    const { sesiones, storage, oirCambio } = conGuardado('t', JSON.stringify(USUARIO));
    const alCambiar = vi.fn();
    sesiones.suscribir(alCambiar);
    storage.setItem('currentUser', JSON.stringify({ ...USUARIO, id: 8, email: 'beto@ejemplo.example' }));
    storage.setItem('authToken', 't2');
    oirCambio('authToken');
    expect(alCambiar.mock.lastCall?.[0]).toMatchObject({ token: 't2', usuario: { id: 8 } });
  });

  it.each(['pageshow', 'focus', 'visibilitychange'])(
    'a page that was asleep looks again when it is seen (%s), and says nothing when nothing changed',
    (regreso) => {
      const { sesiones, storage, volver } = conGuardado('t', JSON.stringify(USUARIO));
      const alCambiar = vi.fn();
      const dejar = sesiones.suscribir(alCambiar);
      volver(regreso);
      expect(alCambiar).not.toHaveBeenCalled();
      storage.clear();
      volver(regreso);
      volver(regreso);
      expect(alCambiar.mock.calls).toEqual([[null]]);
      dejar();
      storage.setItem('authToken', 't');
      volver(regreso);
      expect(alCambiar).toHaveBeenCalledTimes(1);
    },
  );

  it('hears that everything was erased, and not about other keys', () => {
    const { sesiones, storage, oirCambio } = conGuardado('t', JSON.stringify(USUARIO));
    const alCambiar = vi.fn();
    const dejar = sesiones.suscribir(alCambiar);
    oirCambio('sidebarOpen');
    expect(alCambiar).not.toHaveBeenCalled();
    storage.clear();
    oirCambio(null);
    expect(alCambiar.mock.calls).toEqual([[null]]);
    dejar();
    oirCambio(null);
    expect(alCambiar).toHaveBeenCalledTimes(1);
  });
});

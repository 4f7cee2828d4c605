import { describe, expect, it } from 'vitest';
import { crearAlmacenNavegador } from '@/infrastructure/browser/almacen-navegador';
import { crearRegistroEspia } from '../apoyo/registro-espia';
import { crearStorageFalso } from '../apoyo/storage-falso';

const abrir = (storage = crearStorageFalso()) => {
  const { registro, mensajes } = crearRegistroEspia();
  return { storage, mensajes, almacen: crearAlmacenNavegador(() => storage, registro) };
};

describe('quality §3: localStorage full, disabled or broken', () => {
  it('writes where the next page will find it', () => {
    const { almacen, storage } = abrir();
    expect(almacen.guardar('sidebarOpen', 'true')).toBe(true);
    expect(storage.getItem('sidebarOpen')).toBe('true');
  });

  it('remembers for the life of the page what a full store refuses, and says so', () => {
    const { almacen, storage, mensajes } = abrir();
    storage.fallar('QuotaExceededError');
    expect(almacen.guardar('sidebarOpen', 'true')).toBe(false);
    expect(almacen.leer('sidebarOpen')).toBe('true');
    expect(mensajes.length).toBeGreaterThan(0);
  });

  it('does not show again what it could not remove', () => {
    const { almacen, storage } = abrir(crearStorageFalso({ authToken: 'viejo' }));
    storage.fallar('SecurityError');
    almacen.quitar('authToken');
    storage.fallar('');
    expect(almacen.leer('authToken')).toBeNull();
  });

  it('works when naming the store already throws', () => {
    const almacen = crearAlmacenNavegador(() => {
      throw new DOMException('denegado', 'SecurityError');
    }, crearRegistroEspia().registro);
    expect(almacen.leer('authToken')).toBeNull();
    expect(almacen.guardar('authToken', 't')).toBe(false);
    expect(almacen.leer('authToken')).toBe('t');
    almacen.quitar('authToken');
    expect(almacen.leer('authToken')).toBeNull();
  });

  it('never logs what it keeps', () => {
    const { almacen, storage, mensajes } = abrir();
    storage.fallar('QuotaExceededError');
    almacen.guardar('authToken', 'secreto-123');
    expect(mensajes.join()).not.toContain('secreto-123');
  });
});

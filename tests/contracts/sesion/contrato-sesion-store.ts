import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SesionStore } from '@/application/sesion/sesion-store.port';
import type { Sesion } from '@/domain/sesion/sesion';

const SESION: Sesion = {
  token: 'un-token',
  usuario: { id: 7, email: 'ana@ejemplo.example', rol: 'ADMINISTRADOR', displayName: 'Ana', photoURL: null },
};

export const contratoSesionStore = (nombre: string, crearAdaptador: () => SesionStore): void => {
  describe(`SesionStore: ${nombre}`, () => {
    let sesiones: SesionStore;
    beforeEach(() => {
      sesiones = crearAdaptador();
    });

    it('begins without a session', () => {
      expect(sesiones.leer()).toBeNull();
    });

    it('gives back the session that was kept, the same object while nothing changes', () => {
      sesiones.guardar(SESION);
      expect(sesiones.leer()).toEqual(SESION);
      expect(sesiones.leer()).toBe(sesiones.leer());
    });

    it('keeps its own copy', () => {
      const mia = structuredClone(SESION);
      sesiones.guardar(mia);
      mia.usuario.rol = 'CONSULTA';
      expect(sesiones.leer()?.usuario.rol).toBe('ADMINISTRADOR');
    });

    it('has none after it is cleared', () => {
      sesiones.guardar(SESION);
      sesiones.limpiar();
      expect(sesiones.leer()).toBeNull();
    });

    it('tells whoever subscribed about each change, until they stop', () => {
      const alCambiar = vi.fn();
      const dejar = sesiones.suscribir(alCambiar);
      sesiones.guardar(SESION);
      sesiones.limpiar();
      dejar();
      sesiones.guardar(SESION);
      expect(alCambiar.mock.calls).toEqual([[SESION], [null]]);
    });
  });
};

import { beforeEach, describe, expect, it } from 'vitest';
import type { Almacen } from '@/application/shared/equipo.port';

export const contratoAlmacen = (nombre: string, crearAdaptador: () => Almacen): void => {
  describe(`Almacen: ${nombre}`, () => {
    let almacen: Almacen;
    beforeEach(() => {
      almacen = crearAdaptador();
    });

    it('answers null for what was never kept', () => {
      expect(almacen.leer('sidebarOpen')).toBeNull();
    });

    it('gives back what was kept, the last time it was', () => {
      almacen.guardar('sidebarOpen', 'true');
      almacen.guardar('sidebarOpen', 'false');
      expect(almacen.leer('sidebarOpen')).toBe('false');
    });

    it('keeps an empty text apart from nothing', () => {
      almacen.guardar('sidebarOpen', '');
      expect(almacen.leer('sidebarOpen')).toBe('');
    });

    it('forgets what is removed, and only that', () => {
      almacen.guardar('sidebarOpen', 'true');
      almacen.guardar('sidebarCollapsed', 'true');
      almacen.quitar('sidebarOpen');
      almacen.quitar('nunca');
      expect(almacen.leer('sidebarOpen')).toBeNull();
      expect(almacen.leer('sidebarCollapsed')).toBe('true');
    });
  });
};

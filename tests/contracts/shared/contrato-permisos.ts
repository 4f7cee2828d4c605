import { beforeEach, describe, expect, it } from 'vitest';
import type { Permisos } from '@/application/shared/permisos.port';
import type { Rol } from '@/domain/shared/rol';

export interface PermisosBajoPrueba {
  /** Of somebody signed in with that role; `null` for nobody. */
  de(rol: Rol | null): Promise<Permisos>;
}

export const contratoPermisos = (nombre: string, crear: () => PermisosBajoPrueba): void => {
  describe(`Permisos: ${nombre}`, () => {
    let prueba: PermisosBajoPrueba;
    beforeEach(() => {
      prueba = crear();
    });

    it.each([
      ['CONSULTA', 'CONSULTA', true],
      ['CONSULTA', 'ADMINISTRADOR', false],
      ['ADMINISTRADOR', 'CONSULTA', true],
      ['ADMINISTRADOR', 'ADMINISTRADOR', true],
    ] as const)('%s reaches %s: %s', async (rol, requerido, esperado) => {
      expect(await (await prueba.de(rol)).alcanza(requerido)).toBe(esperado);
    });

    it('nobody signed in never reaches ADMINISTRADOR, and it does not reject', async () => {
      expect(await (await prueba.de(null)).alcanza('ADMINISTRADOR')).toBe(false);
    });
  });
};

import { describe, expect, it } from 'vitest';
import { ETIQUETA_ROL, NIVEL_ROL, rolAlcanza } from '@/domain/shared/rol';

describe('roles (especificación §6 y §9)', () => {
  it('niveles: ADMINISTRADOR 2, CONSULTA 1', () => {
    expect(NIVEL_ROL).toEqual({ ADMINISTRADOR: 2, CONSULTA: 1 });
  });

  it.each([
    ['ADMINISTRADOR', 'ADMINISTRADOR', true],
    ['ADMINISTRADOR', 'CONSULTA', true],
    ['CONSULTA', 'CONSULTA', true],
    ['CONSULTA', 'ADMINISTRADOR', false],
  ] as const)('%s alcanza %s: %s', (rol, requerido, esperado) => {
    expect(rolAlcanza(rol, requerido)).toBe(esperado);
  });

  it('se dicen en español', () => {
    expect(ETIQUETA_ROL).toEqual({ ADMINISTRADOR: 'Administrador', CONSULTA: 'Consulta' });
  });

  it.each([null, undefined, '', 'administrador', 'OTRO', 'constructor', 'toString', '__proto__'])(
    '%j cuenta como CONSULTA',
    (rol) => {
      expect(rolAlcanza(rol, 'CONSULTA')).toBe(true);
      expect(rolAlcanza(rol, 'ADMINISTRADOR')).toBe(false);
    },
  );
});

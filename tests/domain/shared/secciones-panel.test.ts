import { describe, expect, it } from 'vitest';
import { esRutaPanel, SECCIONES_PANEL } from '@/domain/shared/politica/secciones-panel';

describe('secciones del panel (especificación §2)', () => {
  it('son las ocho rutas de la tabla, la entrega de turno y el sitio web', () => {
    expect(SECCIONES_PANEL.map((s) => s.ruta).sort()).toEqual([
      '/acudientes',
      '/configuracion',
      '/dashboard',
      '/entrega-de-turno',
      '/financiero',
      '/formatos',
      '/participantes',
      '/sedes',
      '/sitio',
      '/usuarios',
    ]);
  });

  it('solo /usuarios y /sitio piden ADMINISTRADOR (producto §4)', () => {
    expect(SECCIONES_PANEL.filter((s) => s.rol === 'ADMINISTRADOR').map((s) => s.ruta)).toEqual([
      '/usuarios',
      '/sitio',
    ]);
  });

  it.each(['/dashboard', '/participantes/7', '/sedes/'])('%s es del panel', (ruta) => {
    expect(esRutaPanel(ruta)).toBe(true);
  });

  it.each(['/', '/login', '/about', '/dashboards', '/participantes-lista', '/x/dashboard'])(
    '%s no es del panel',
    (ruta) => {
      expect(esRutaPanel(ruta)).toBe(false);
    },
  );
});

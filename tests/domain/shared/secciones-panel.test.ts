import { describe, expect, it } from 'vitest';
import { esRutaPanel, SECCIONES_PANEL } from '@/domain/shared/politica/secciones-panel';

describe('secciones del panel (especificación §2)', () => {
  it('son las ocho rutas de la tabla, la entrega de turno y el sitio web, como van en el menú', () => {
    expect(SECCIONES_PANEL.map((s) => [s.ruta, s.titulo])).toEqual([
      ['/dashboard', 'Tablero'],
      ['/participantes', 'Participantes'],
      ['/entrega-de-turno', 'Entrega de turno'],
      ['/acudientes', 'Acudientes'],
      ['/financiero', 'Financiero'],
      ['/sedes', 'Sedes'],
      ['/formatos', 'Formatos'],
      ['/usuarios', 'Usuarios'],
      ['/sitio', 'Sitio web'],
      ['/configuracion', 'Configuración'],
    ]);
  });

  it('solo /usuarios y /sitio piden ADMINISTRADOR (producto §4)', () => {
    expect(SECCIONES_PANEL.filter((s) => s.rol !== 'CONSULTA').map((s) => [s.ruta, s.rol])).toEqual([
      ['/usuarios', 'ADMINISTRADOR'],
      ['/sitio', 'ADMINISTRADOR'],
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

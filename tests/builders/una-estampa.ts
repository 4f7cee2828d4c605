import type { Estampa } from '@/domain/sin-red/estampa';

export const unaEstampa = (cambios: Partial<Estampa> = {}): Estampa => ({
  direccion: '/participantes?buscar=ana',
  ancho: 375,
  edicion: '/assets/panel.11111111.js',
  rol: 'ADMINISTRADOR',
  vista_en: Date.UTC(2026, 10, 24, 15),
  reglas: ['.a { color: red; }'],
  nodos: [['main', {}, ['Ana Gil']]],
  ...cambios,
});

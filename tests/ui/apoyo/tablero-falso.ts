import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { Estadisticas } from '@/domain/tablero/estadisticas';

export const unasEstadisticas = (cambios: Partial<Estadisticas> = {}): Estadisticas => ({
  participantes: 1_248,
  mensualidades: 96,
  cupos_disponibles: 17,
  recaudo_mes: 18_450_000,
  recaudo_mes_anterior: 16_400_000,
  cartera_vencida: 6_120_000,
  ...cambios,
});

/** A panel whose dashboard answers these figures. */
export const conEstadisticas = (cambios: Partial<Estadisticas> = {}): Partial<ServiciosPanel> => ({
  tablero: { estadisticas: async () => unasEstadisticas(cambios), resumen: async () => null },
});

import type { PanelEnMano } from '@tests/builders/panel-en-mano';
import type { Estadisticas } from '@/domain/tablero/estadisticas';
import type { Resumen } from '@/domain/tablero/resumen';

export const unasEstadisticas = (cambios: Partial<Estadisticas> = {}): Estadisticas => ({
  participantes: 1_248,
  mensualidades: 96,
  preingreso: 12,
  activos: 340,
  con_permiso: 1,
  egresados: 895,
  cupos_disponibles: 17,
  recaudo_mes: 18_450_000,
  recaudo_mes_anterior: 16_400_000,
  cartera_vencida: 6_120_000,
  ...cambios,
});

export const unResumen = (cambios: Partial<Resumen> = {}): Resumen => ({
  periodo: '2026-11',
  egresos_hasta: '2026-12-21',
  vencidas: 1_035,
  sin_mensualidad: 6,
  sin_autorizacion: 1,
  sin_papeles: 0,
  egresos_previstos: 0,
  no_han_vuelto: 0,
  vuelven_hoy: 0,
  ocupacion: [
    {
      sede_id: 1,
      nombre: 'Casa Bello',
      capacidad_hombres: 12,
      ocupacion_hombres: 9,
      capacidad_mujeres: 0,
      ocupacion_mujeres: 0,
    },
  ],
  tendencia: [
    { periodo: '2026-10', facturado: 7_650_000, recaudado: 3_750_000 },
    { periodo: '2026-11', facturado: 5_950_000, recaudado: 2_500_000 },
  ],
  cartera: { AL_DIA: 0, DE_1_A_30: 3_450_000, DE_31_A_60: 0, DE_61_A_90: 0, MAS_DE_90: 11_700_000 },
  ...cambios,
});

/** A panel whose dashboard answers these figures. */
export const conEstadisticas = (cambios: Partial<Estadisticas> = {}): Partial<PanelEnMano> => ({
  tablero: { estadisticas: async () => unasEstadisticas(cambios), resumen: async () => null },
});

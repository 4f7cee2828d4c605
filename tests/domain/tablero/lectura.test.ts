import { expect, it } from 'vitest';
import { esquemaEstadisticas } from '@/domain/tablero/estadisticas';
import { esquemaResumen } from '@/domain/tablero/resumen';

const RESUMEN = {
  periodo: '2026-11',
  egresos_hasta: '2026-12-21',
  vencidas: 1,
  sin_mensualidad: 2,
  sin_autorizacion: 3,
  sin_papeles: 2,
  egresos_previstos: 4,
  no_han_vuelto: 2,
  vuelven_hoy: 1,
  ocupacion: [
    {
      sede_id: 2,
      nombre: 'Casa Ceiba',
      capacidad_hombres: 10,
      ocupacion_hombres: 9,
      capacidad_mujeres: 8,
      ocupacion_mujeres: 7,
    },
  ],
  tendencia: [{ periodo: '2026-11', facturado: 100, recaudado: 90 }],
  cartera: { AL_DIA: 1, DE_1_A_30: 2, DE_31_A_60: 3, DE_61_A_90: 4, MAS_DE_90: 5 },
};

it('el resumen se lee como viene', () => {
  expect(esquemaResumen.parse(RESUMEN)).toEqual(RESUMEN);
});

it('una cuenta ilegible vale cero y una fila ilegible se omite', () => {
  const leido = esquemaResumen.parse({
    ...RESUMEN,
    vencidas: -1,
    ocupacion: [{ sede_id: 2 }, { sede_id: 3, nombre: 'Otra' }],
    tendencia: [{ facturado: 5 }],
    cartera: {},
  });
  expect(leido).toMatchObject({
    vencidas: 0,
    ocupacion: [{ sede_id: 3, nombre: 'Otra', capacidad_hombres: 0 }],
    tendencia: [],
    cartera: { AL_DIA: 0, MAS_DE_90: 0 },
  });
});

it('las estadísticas se leen como vienen, y lo ilegible como cero o nada', () => {
  const todas = {
    participantes: 1,
    mensualidades: 2,
    preingreso: 7,
    activos: 8,
    con_permiso: 9,
    egresados: 10,
    cupos_disponibles: 3,
    recaudo_mes: 4,
    recaudo_mes_anterior: 5,
    cartera_vencida: 6,
  };
  expect(esquemaEstadisticas.parse(todas)).toEqual(todas);
  expect(esquemaEstadisticas.parse({ participantes: 'x' })).toMatchObject({
    participantes: 0,
    mensualidades: 0,
  });
});

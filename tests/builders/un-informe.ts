import type { InformeDeMes } from '@/domain/mensualidades/cierres/informe-de-mes';

const CIFRAS = {
  mensualidades: 1,
  facturado: 800_000,
  descuentos: 0,
  recaudado: 500_000,
  ajustado: 0,
  por_cobrar: 300_000,
  sin_pago: 0,
};
const SIN_MEDIOS = { EFECTIVO: 0, TRANSFERENCIA: 0, NEQUI: 0, BRE_B: 0, CONSIGNACION: 0, OTRO: 0 };
const DIA = {
  total: 400_000,
  cantidad: 1,
  medios: { ...SIN_MEDIOS, EFECTIVO: 400_000 },
  efectivo: 400_000,
  ajustes: 0,
  devuelto: 0,
  devuelto_efectivo: 0,
};

/** A month in which a little of everything happened. */
export const unInforme = (cambios: Partial<InformeDeMes> = {}): InformeDeMes => ({
  periodo: '2026-10',
  desde: '2026-10-01',
  hasta: '2026-10-31',
  calculado_en: '2026-11-03T15:00:00.000Z',
  cifras: CIFRAS,
  conceptos: [{ concepto: 'MENSUALIDAD', ...CIFRAS }],
  sedes: [{ sede_id: 1, nombre: 'Casa Bello', ...CIFRAS }],
  recaudo: {
    desde: '2026-10-01',
    hasta: '2026-10-31',
    ...DIA,
    total: 350_000,
    medios: { ...SIN_MEDIOS, EFECTIVO: 350_000 },
    efectivo: 350_000,
    ajustes: 50_000,
    dias: [
      { fecha: '2026-10-10', ...DIA },
      {
        fecha: '2026-10-12',
        ...DIA,
        total: -50_000,
        cantidad: 0,
        medios: { ...SIN_MEDIOS, EFECTIVO: -50_000 },
        efectivo: -50_000,
        ajustes: 50_000,
      },
    ],
    fuera: null,
  },
  a_favor: [{ tipo: 'EXCEDENTE', cantidad: 1, valor: 50_000 }],
  sin_cobro: [
    {
      mensualidad_id: 3,
      estado: 'EXONERADA',
      participante_nombre: 'Beto Gil',
      concepto: 'MENSUALIDAD',
      valor: 600_000,
      motivo: 'Por la familia',
    },
  ],
  abonos_anulados: [
    {
      abono_id: 4,
      fecha: '2026-10-04',
      recibo: 8,
      participante_nombre: 'Ana Ríos',
      valor: 20_000,
      motivo: 'Se digitó dos veces',
    },
  ],
  ajustes: [
    {
      abono_id: 2,
      fecha: '2026-10-12',
      medio: 'EFECTIVO',
      recibo: 7,
      participante_nombre: 'Ana Ríos',
      periodo: '2026-09',
      valor: -50_000,
      motivo: 'El banco lo devolvió',
    },
    {
      abono_id: 5,
      fecha: '2026-10-13',
      medio: 'AJUSTE',
      recibo: null,
      participante_nombre: 'Ana Ríos',
      periodo: '2026-09',
      valor: -10_000,
      motivo: 'Se cobró de más',
    },
  ],
  cartera: {
    edades: { AL_DIA: 1, DE_1_A_30: 2, DE_31_A_60: 3, DE_61_A_90: 4, MAS_DE_90: 5 },
    saldo: 15,
    vencido: 14,
    a_favor: 50_000,
  },
  arqueos: [
    {
      id: 1,
      desde: '2026-10-01',
      hasta: '2026-10-09',
      sede_id: null,
      sede_nombre: null,
      conteo: null,
      contado: 0,
      base: 50_000,
      recibido: 0,
      devuelto: 0,
      retirado: 50_000,
      diferencia: 0,
      nota: 'Contado entre dos',
      contado_por: 'ana@ejemplo.example',
      contado_en: '2026-10-09T22:00:00.000Z',
    },
  ],
  sin_contar: [{ fecha: '2026-10-10', total: 400_000 }],
  recibos: { desde: 8, hasta: 9, cantidad: 2, faltan: [] },
  ...cambios,
});

/** What a month in which nothing happened leaves without rows. */
export const VACIO: Partial<InformeDeMes> = {
  conceptos: [],
  sedes: [],
  recaudo: {
    ...unInforme().recaudo,
    ...DIA,
    total: 0,
    cantidad: 0,
    medios: SIN_MEDIOS,
    efectivo: 0,
    ajustes: 0,
    dias: [],
  },
  a_favor: [],
  sin_cobro: [],
  abonos_anulados: [],
  ajustes: [],
  arqueos: [],
  sin_contar: [],
};

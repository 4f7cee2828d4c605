import { entero, esquemaId, leidoCon, listaLeida } from '@/domain/shared/esquemas';
import { fecha, periodo } from '@/domain/shared/esquemas-tecleados';
import { type FechaCalendario, sumarDias } from '@/domain/shared/fechas';
import { z } from '@/domain/shared/zod';

const cantidad = () => leidoCon(entero(0, Number.MAX_SAFE_INTEGER), 0);

const esquemaOcupacion = z.object({
  sede_id: esquemaId,
  nombre: z.string(),
  capacidad_hombres: cantidad(),
  ocupacion_hombres: cantidad(),
  capacidad_mujeres: cantidad(),
  ocupacion_mujeres: cantidad(),
});
export type OcupacionResumida = z.output<typeof esquemaOcupacion>;

/** Whole COP charged for a month, and received in it. */
const esquemaMes = z.object({
  periodo: periodo(),
  facturado: cantidad(),
  // Below zero when more was taken off than came in.
  recaudado: leidoCon(entero(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER), 0),
});

/** GET /dashboard/resumen: what needs somebody today, and the figures behind the charts. */
export const esquemaResumen = z.object({
  /** Month that `sin_mensualidad` speaks of. */
  periodo: periodo(),
  /** Last day that `egresos_previstos` counts. */
  egresos_hasta: fecha(),
  /** How many of each. */
  vencidas: cantidad(),
  sin_mensualidad: cantidad(),
  sin_autorizacion: cantidad(),
  sin_papeles: cantidad(),
  egresos_previstos: cantidad(),
  /** On a permission whose day to come back has gone by, and is today. */
  no_han_vuelto: cantidad(),
  vuelven_hoy: cantidad(),
  /** Sedes ACTIVA, by name. */
  ocupacion: listaLeida(esquemaOcupacion),
  /** Oldest month first. */
  tendencia: listaLeida(esquemaMes),
  /** Whole COP owed, by age. */
  cartera: z.object({
    AL_DIA: cantidad(),
    DE_1_A_30: cantidad(),
    DE_31_A_60: cantidad(),
    DE_61_A_90: cantidad(),
    MAS_DE_90: cantidad(),
  }),
});
export type Resumen = z.output<typeof esquemaResumen>;

const DIAS_DE_AVISO = 30;

/** Until when an expected egreso is announced. */
export const limiteDeEgresos = (hoy: FechaCalendario): FechaCalendario => sumarDias(hoy, DIAS_DE_AVISO);

export const carteraTotal = ({ cartera }: Pick<Resumen, 'cartera'>): number =>
  Object.values(cartera).reduce((suma, saldo) => suma + saldo, 0);

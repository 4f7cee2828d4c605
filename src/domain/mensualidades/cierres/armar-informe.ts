import type { Cartera } from '@/domain/mensualidades/cartera-por-pagador';
import {
  type Arqueo,
  diasSinContar,
  type EfectivoDeDia,
} from '@/domain/mensualidades/cierres/arqueo-guardado';
import { type CifrasDelMes, sumarCifras } from '@/domain/mensualidades/cierres/cifras-del-mes';
import type { InformeDeMes } from '@/domain/mensualidades/cierres/informe-de-mes';
import { juntarMovimientos } from '@/domain/mensualidades/movimientos-juntos';
import { CONCEPTOS, type Concepto } from '@/domain/mensualidades/opciones-mensualidad';
import { TIPOS_MOVIMIENTO } from '@/domain/mensualidades/opciones-movimiento';
import type { RangoFechas } from '@/domain/mensualidades/recaudo';
import type { MovimientoAFavor } from '@/domain/mensualidades/saldo-a-favor';
import { diaDelPeriodo, type Periodo, sumarDias, sumarMeses } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { ordenarPor } from '@/domain/shared/orden';

/** The first and the last day of a month. */
export const rangoDelMes = (mes: Periodo): RangoFechas => ({
  desde: diaDelPeriodo(mes, 1),
  hasta: sumarDias(diaDelPeriodo(sumarMeses(mes, 1), 1), -1),
});

/** The fees of one concepto in one sede. */
export interface GrupoDeCobros extends CifrasDelMes {
  concepto: Concepto;
  sede_id: Id | null;
  sede_nombre: string | null;
}

/** What is read of a month, as it is kept. */
export interface PiezasDelMes
  extends Pick<InformeDeMes, 'recaudo' | 'sin_cobro' | 'abonos_anulados' | 'ajustes' | 'recibos'> {
  grupos: readonly GrupoDeCobros[];
  /** Those of its days that count. */
  movimientos: readonly MovimientoAFavor[];
  cartera: Cartera | null;
  arqueos: readonly Arqueo[];
  efectivo: readonly EfectivoDeDia[];
}

const SIN_CARTERA: InformeDeMes['cartera'] = {
  edades: { AL_DIA: 0, DE_1_A_30: 0, DE_31_A_60: 0, DE_61_A_90: 0, MAS_DE_90: 0 },
  saldo: 0,
  vencido: 0,
  a_favor: 0,
};

const carteraDe = (cartera: Cartera | null): InformeDeMes['cartera'] => {
  if (!cartera) return SIN_CARTERA;
  const { datos: _datos, total: _total, ...totales } = cartera;
  return totales;
};

export const armarInforme = (
  mes: Periodo,
  { grupos, movimientos, cartera, arqueos, efectivo, ...piezas }: PiezasDelMes,
  calculado_en: string,
): InformeDeMes => {
  const sedes = [...new Map(grupos.map((g) => [String(g.sede_id), g])).values()].map(
    ({ sede_id, sede_nombre }) => ({
      sede_id,
      nombre: sede_nombre,
      ...sumarCifras(grupos.filter((g) => String(g.sede_id) === String(sede_id))),
    }),
  );
  const actos = juntarMovimientos(movimientos);
  return {
    periodo: mes,
    ...rangoDelMes(mes),
    calculado_en,
    cifras: sumarCifras(grupos),
    conceptos: CONCEPTOS.flatMap((concepto) => {
      const suyos = grupos.filter((g) => g.concepto === concepto);
      return suyos.length > 0 ? [{ concepto, ...sumarCifras(suyos) }] : [];
    }),
    sedes: ordenarPor(
      sedes.map((sede) => ({ ...sede, id: String(sede.sede_id) })),
      ({ nombre }) => nombre,
      false,
    ).map(({ id: _id, ...sede }) => sede),
    a_favor: TIPOS_MOVIMIENTO.flatMap((tipo) => {
      const suyos = actos.filter(({ movimiento }) => movimiento.tipo === tipo);
      const valor = suyos.reduce((suma, { movimiento }) => suma + movimiento.valor, 0);
      return suyos.length > 0 ? [{ tipo, cantidad: suyos.length, valor }] : [];
    }),
    cartera: carteraDe(cartera),
    arqueos: [...arqueos],
    sin_contar: diasSinContar(efectivo, arqueos),
    ...piezas,
  };
};

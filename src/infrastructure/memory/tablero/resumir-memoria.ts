import { carteraPorEdades, estaVencida } from '@/domain/mensualidades/cartera';
import { tendenciaDe } from '@/domain/mensualidades/tendencia';
import { cumpleFiltro, type FiltroParticipantes } from '@/domain/participantes/criterios-participantes';
import { ocupacionDeArea } from '@/domain/sedes/ocupacion-sede';
import type { Sede } from '@/domain/sedes/sede';
import { type FechaCalendario, periodoDe } from '@/domain/shared/fechas';
import { ordenarPor } from '@/domain/shared/orden';
import { limiteDeEgresos, type OcupacionResumida, type Resumen } from '@/domain/tablero/resumen';
import type { BaseMemoria } from '../shared/base-memoria';
import { tieneMensualidad } from '../shared/tiene-mensualidad';

const ocupacionDe = (sede: Sede): OcupacionResumida => {
  const [hombres, mujeres] = [ocupacionDeArea(sede, 'HOMBRES'), ocupacionDeArea(sede, 'MUJERES')];
  return {
    sede_id: sede.id,
    nombre: sede.nombre,
    capacidad_hombres: hombres.capacidad,
    ocupacion_hombres: hombres.ocupacion,
    capacidad_mujeres: mujeres.capacidad,
    ocupacion_mujeres: mujeres.ocupacion,
  };
};

/** `sedes` come with their occupancy counted. */
export const resumirMemoria = (base: BaseMemoria, sedes: readonly Sede[], hoy: FechaCalendario): Resumen => {
  const [participantes, mensualidades] = [base.participantes.todas(), base.mensualidades.todas()];
  const [periodo, egresos_hasta] = [periodoDe(hoy), limiteDeEgresos(hoy)];
  const quienes = (filtro: FiltroParticipantes) => participantes.filter((p) => cumpleFiltro(p, filtro));
  const abiertas = sedes.filter((s) => s.estado === 'ACTIVA' && s.archivado_en === null);
  return {
    periodo,
    egresos_hasta,
    vencidas: mensualidades.filter((m) => estaVencida(m, hoy)).length,
    sin_mensualidad: quienes({ sin_mensualidad: periodo }).filter(
      ({ id }) => !tieneMensualidad(mensualidades, id, periodo),
    ).length,
    sin_autorizacion: quienes({ sin_autorizacion: true }).length,
    egresos_previstos: quienes({ egreso_previsto_hasta: egresos_hasta }).length,
    ocupacion: ordenarPor(abiertas, (s) => s.nombre, false).map(ocupacionDe),
    tendencia: tendenciaDe(mensualidades, hoy),
    cartera: carteraPorEdades(mensualidades, hoy),
  };
};

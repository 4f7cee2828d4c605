import { masDias, mesDe } from './calendario';
import type { Filas } from './filas';
import { cobrosDe, porEdades, sumar, vencidoDe } from './recalcular-dinero';
import { autorizo, enCasa, ocupacionDe, tieneMes, yaIngreso } from './recalcular-personas';
import { recaudoDelMes, recaudoDelMesAnterior, tendencia } from './recalcular-recaudo';
import { ordenar, plegado, type Respuestas } from './respuestas';

const DIAS_DE_AVISO = 30;

const sedesAbiertas = ({ sedes }: Filas) =>
  ordenar(
    sedes.filter(({ estado, archivado_en }) => estado === 'ACTIVA' && archivado_en === null),
    ({ nombre }) => [plegado(nombre)],
  );

const libres = (capacidad: number | null, ocupados: number): number => {
  const quedan = (capacidad ?? 0) - ocupados;
  return quedan > 0 ? quedan : 0;
};

/** The cards of the dashboard. */
const estadisticas = (filas: Filas, hoy: string) => {
  const mes = mesDe(hoy);
  const cupos = sedesAbiertas(filas).map((sede) => {
    const { hombres, mujeres } = ocupacionDe(filas, sede);
    return libres(sede.capacidad_hombres, hombres) + libres(sede.capacidad_mujeres, mujeres);
  });
  const enEstado = (cual: string) =>
    filas.participantes.filter(({ archivado_en, estado }) => archivado_en === null && estado === cual).length;
  return {
    participantes: filas.participantes.filter(({ archivado_en }) => archivado_en === null).length,
    mensualidades: filas.mensualidades.length,
    preingreso: enEstado('PREINGRESO'),
    activos: enEstado('ACTIVO'),
    con_permiso: enEstado('CON_PERMISO'),
    egresados: enEstado('EGRESADO'),
    cupos_disponibles: sumar(cupos),
    recaudo_mes: recaudoDelMes(filas, mes),
    recaudo_mes_anterior: recaudoDelMesAnterior(filas, hoy),
    cartera_vencida: vencidoDe(cobrosDe(filas, hoy)),
  };
};

/** Whole percentage of the month against the one before, which may not be compared with nothing. */
export const variacionDelRecaudo = (filas: Filas, hoy: string): number | null => {
  const { recaudo_mes, recaudo_mes_anterior } = estadisticas(filas, hoy);
  return recaudo_mes_anterior === 0 ? null : Math.round((100 * recaudo_mes) / recaudo_mes_anterior) - 100;
};

/** What needs somebody, and the charts. */
const resumen = (filas: Filas, hoy: string) => {
  const periodo = mesDe(hoy);
  const egresos_hasta = masDias(hoy, DIAS_DE_AVISO);
  const cobros = cobrosDe(filas, hoy);
  const visibles = filas.participantes.filter(({ archivado_en }) => archivado_en === null);
  const presentes = visibles.filter(enCasa);
  const sinMes = presentes.filter(
    (p) => p.valor_mensualidad !== 0 && yaIngreso(p, periodo) && !tieneMes(filas, p, periodo),
  );
  const salen = presentes.filter(
    ({ fecha_egreso_prevista: prevista }) => prevista !== null && prevista <= egresos_hasta,
  );
  return {
    periodo,
    egresos_hasta,
    vencidas: cobros.filter(({ vencida }) => vencida).length,
    sin_mensualidad: sinMes.length,
    sin_autorizacion: visibles.filter((p) => !autorizo(p)).length,
    egresos_previstos: salen.length,
    ocupacion: sedesAbiertas(filas).map((sede) => {
      const { hombres, mujeres } = ocupacionDe(filas, sede);
      return {
        sede_id: sede.id,
        nombre: sede.nombre,
        capacidad_hombres: sede.capacidad_hombres ?? 0,
        ocupacion_hombres: hombres,
        capacidad_mujeres: sede.capacidad_mujeres ?? 0,
        ocupacion_mujeres: mujeres,
      };
    }),
    tendencia: tendencia(filas, hoy),
    cartera: porEdades(cobros),
  };
};

export const recalcularTablero = (filas: Filas, hoy: string): Respuestas => ({
  '/dashboard/stats': estadisticas(filas, hoy),
  '/dashboard/resumen': resumen(filas, hoy),
});

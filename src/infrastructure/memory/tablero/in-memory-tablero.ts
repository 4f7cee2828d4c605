import type { Reloj } from '@/application/shared/equipo.port';
import type { Tablero } from '@/application/tablero/tablero.port';
import { carteraPorEdades, estaVencida } from '@/domain/mensualidades/cartera';
import { entradasDeDinero, sumarEntradas } from '@/domain/mensualidades/entradas-de-dinero';
import { sumarSaldos } from '@/domain/mensualidades/saldo';
import { tendenciaDe } from '@/domain/mensualidades/tendencia';
import { cumpleFiltro, type FiltroParticipantes } from '@/domain/participantes/criterios-participantes';
import type { EstadoParticipante } from '@/domain/participantes/estado-participante';
import { ocupacionDeArea } from '@/domain/sedes/ocupacion-sede';
import type { Sede } from '@/domain/sedes/sede';
import { AREAS } from '@/domain/shared/area';
import {
  diaDelPeriodo,
  type FechaCalendario,
  fechaEnBogota,
  periodoDe,
  sumarMeses,
} from '@/domain/shared/fechas';
import { ordenarPor } from '@/domain/shared/orden';
import { mismoDiaDelMesAnterior } from '@/domain/tablero/estadisticas';
import { limiteDeEgresos, type OcupacionResumida, type Resumen } from '@/domain/tablero/resumen';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { faltanPapeles } from '@/infrastructure/memory/shared/faltan-papeles';
import { tieneMensualidad } from '@/infrastructure/memory/shared/tiene-mensualidad';

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
const resumirMemoria = (base: BaseMemoria, sedes: readonly Sede[], hoy: FechaCalendario): Resumen => {
  const [participantes, mensualidades] = [base.participantes.todas(), base.mensualidades.todas()];
  const [periodo, egresos_hasta] = [periodoDe(hoy), limiteDeEgresos(hoy)];
  const quienes = (filtro: FiltroParticipantes) => participantes.filter((p) => cumpleFiltro(p, filtro, hoy));
  const abiertas = sedes.filter((s) => s.estado === 'ACTIVA' && s.archivado_en === null);
  return {
    periodo,
    egresos_hasta,
    vencidas: mensualidades.filter((m) => estaVencida(m, hoy)).length,
    sin_mensualidad: quienes({ sin_mensualidad: periodo }).filter(
      ({ id }) => !tieneMensualidad(mensualidades, id, periodo),
    ).length,
    sin_autorizacion: quienes({ sin_autorizacion: true }).length,
    sin_papeles: quienes({ sin_papeles: true }).filter(({ id }) => faltanPapeles(base, id)).length,
    egresos_previstos: quienes({ egreso_previsto_hasta: egresos_hasta }).length,
    no_han_vuelto: quienes({ permiso: 'VENCIDO' }).length,
    vuelven_hoy: quienes({ permiso: 'HOY' }).length,
    ocupacion: ordenarPor(abiertas, (s) => s.nombre, false).map(ocupacionDe),
    tendencia: tendenciaDe(mensualidades, hoy),
    cartera: carteraPorEdades(mensualidades, hoy),
  };
};

interface Dependencias {
  base: BaseMemoria;
  /** With their occupancy counted. */
  sedes: () => Promise<readonly Sede[]>;
  reloj: Reloj;
}

const cuposDe = (sede: Sede): number =>
  AREAS.reduce((suma, area) => suma + ocupacionDeArea(sede, area).disponibles, 0);

export const crearInMemoryTablero = ({ base, sedes, reloj }: Dependencias): Tablero => ({
  resumen: async () => resumirMemoria(base, await sedes(), fechaEnBogota(reloj.ahora())),
  estadisticas: async () => {
    const hoy = fechaEnBogota(reloj.ahora());
    const mensualidades = base.mensualidades.todas();
    const entradas = entradasDeDinero(mensualidades.flatMap((m) => m.abonos));
    const recaudoEntre = (desde: FechaCalendario, hasta: FechaCalendario) =>
      sumarEntradas(entradas.filter(({ fecha }) => desde <= fecha && fecha <= hasta));
    const mes = periodoDe(hoy);
    const personas = base.participantes.todas().filter((p) => p.archivado_en === null);
    const enEstado = (estado: EstadoParticipante) => personas.filter((p) => p.estado === estado).length;
    const abiertas = (await sedes()).filter((s) => s.estado === 'ACTIVA' && s.archivado_en === null);
    return {
      participantes: personas.length,
      preingreso: enEstado('PREINGRESO'),
      activos: enEstado('ACTIVO'),
      con_permiso: enEstado('CON_PERMISO'),
      egresados: enEstado('EGRESADO'),
      mensualidades: mensualidades.length,
      cupos_disponibles: abiertas.reduce((suma, sede) => suma + cuposDe(sede), 0),
      recaudo_mes: recaudoEntre(diaDelPeriodo(mes, 1), diaDelPeriodo(mes, 31)),
      recaudo_mes_anterior: recaudoEntre(diaDelPeriodo(sumarMeses(mes, -1), 1), mismoDiaDelMesAnterior(hoy)),
      cartera_vencida: sumarSaldos(mensualidades.filter((m) => estaVencida(m, hoy))),
    };
  },
});

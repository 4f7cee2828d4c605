import { sql } from 'drizzle-orm';
import type { ParticipanteRepository } from '@/application/participantes/participante-repository.port';
import type { Tablero } from '@/application/tablero/tablero.port';
import type { FiltroParticipantes } from '@/domain/participantes/criterios-participantes';
import {
  diaDelPeriodo,
  type FechaCalendario,
  fechaEnBogota,
  periodoDe,
  sumarMeses,
} from '@/domain/shared/fechas';
import { mismoDiaDelMesAnterior } from '@/domain/tablero/estadisticas';
import { limiteDeEgresos, type Resumen } from '@/domain/tablero/resumen';
import { consultar, type Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { entradasDeDinero } from '@/infrastructure/postgres/shared/entradas-sql';
import {
  consultaCartera,
  consultaOcupacion,
  consultaTendencia,
} from '@/infrastructure/postgres/tablero/consultas-resumen';

/** Sums and counts come as text from one driver: every figure is read through Number. */
type Cifra = number | string | bigint;

const numeros = <T extends Record<string, Cifra>>(fila: T): { [K in keyof T]: number } =>
  Object.fromEntries(Object.entries(fila).map(([clave, valor]) => [clave, Number(valor)])) as {
    [K in keyof T]: number;
  };

type FilaOcupacion = Record<Exclude<keyof Resumen['ocupacion'][number], 'nombre' | 'sede_id'>, Cifra>;
type FilaCartera = Record<keyof Resumen['cartera'] | 'vencidas', Cifra>;

/** How many participantes a filter finds. */
type ContarParticipantes = (filtro: FiltroParticipantes) => Promise<number>;

/** The counts are those of the lists they lead to, because `contar` is how those lists count. */
const resumirPostgres = async (
  db: Ejecutor,
  contar: ContarParticipantes,
  hoy: FechaCalendario,
): Promise<Resumen> => {
  const [periodo, egresos_hasta] = [periodoDe(hoy), limiteDeEgresos(hoy)];
  const ocupacion = await consultar<FilaOcupacion & { nombre: string; sede_id: Cifra }>(
    db,
    consultaOcupacion(),
  );
  const meses = await consultar<{ periodo: string; facturado: Cifra; recaudado: Cifra }>(
    db,
    consultaTendencia(hoy),
  );
  const [cartera] = await consultar<FilaCartera>(db, consultaCartera(hoy));
  const { vencidas, ...edades } = numeros(
    cartera ?? { vencidas: 0, AL_DIA: 0, DE_1_A_30: 0, DE_31_A_60: 0, DE_61_A_90: 0, MAS_DE_90: 0 },
  );
  return {
    periodo,
    egresos_hasta,
    vencidas,
    sin_mensualidad: await contar({ sin_mensualidad: periodo }),
    sin_autorizacion: await contar({ sin_autorizacion: true }),
    sin_papeles: await contar({ sin_papeles: true }),
    egresos_previstos: await contar({ egreso_previsto_hasta: egresos_hasta }),
    no_han_vuelto: await contar({ permiso: 'VENCIDO' }),
    vuelven_hoy: await contar({ permiso: 'HOY' }),
    ocupacion: ocupacion.map(({ nombre, ...cifras }) => ({ nombre, ...numeros(cifras) })),
    tendencia: meses.map(({ periodo: mes, ...cifras }) => ({ periodo: mes, ...numeros(cifras) })),
    cartera: edades,
  };
};

/** Sums of bigint come as text from one driver: every figure is read through Number. */
type FilaEstadisticas = Record<
  | 'participantes'
  | 'mensualidades'
  | 'preingreso'
  | 'activos'
  | 'con_permiso'
  | 'egresados'
  | 'cupos_disponibles'
  | 'recaudo_mes'
  | 'recaudo_mes_anterior'
  | 'cartera_vencida',
  number | string | bigint | null
>;

const consultaEstadisticas = (hoy: string) => {
  const mes = periodoDe(hoy);
  const [anterior, inicio, fin] = [-1, 0, 1].map((n) => diaDelPeriodo(sumarMeses(mes, n), 1));
  return sql`
    select
      (select sum(cantidad) from conteo_participantes where not archivado) as participantes,
      (select sum(cantidad) from conteo_mensualidades where not archivado) as mensualidades,
      (select sum(cantidad) from conteo_participantes where not archivado and estado = 'PREINGRESO') as preingreso,
      (select sum(cantidad) from conteo_participantes where not archivado and estado = 'ACTIVO') as activos,
      (select sum(cantidad) from conteo_participantes where not archivado and estado = 'CON_PERMISO') as con_permiso,
      (select sum(cantidad) from conteo_participantes where not archivado and estado = 'EGRESADO') as egresados,
      (
        select sum(greatest(0, coalesce(s.capacidad_hombres, 0) - o.hombres)
                 + greatest(0, coalesce(s.capacidad_mujeres, 0) - o.mujeres))
        from sedes s
        cross join lateral (
          select count(*) filter (where p.area = 'HOMBRES') as hombres,
                 count(*) filter (where p.area = 'MUJERES') as mujeres
          from participantes p
          where p.sede_id = s.id and p.estado in ('ACTIVO', 'CON_PERMISO') and p.archivado_en is null
        ) o
        where s.estado = 'ACTIVA' and s.archivado_en is null
      ) as cupos_disponibles,
      (
        select sum(total) from ${entradasDeDinero} entradas
        where fecha >= ${inicio}::date and fecha < ${fin}::date
      ) as recaudo_mes,
      (
        select sum(total) from ${entradasDeDinero} entradas
        where fecha >= ${anterior}::date and fecha <= ${mismoDiaDelMesAnterior(hoy)}::date
      ) as recaudo_mes_anterior,
      (
        select sum(m.valor - m.descuento - coalesce(
          (select sum(a.valor) from abonos a where a.mensualidad_id = m.id and a.anulado_en is null), 0))
        from mensualidades m
        where m.estado in ('PENDIENTE', 'CON_ABONO') and m.fecha_vencimiento < ${hoy}::date
      ) as cartera_vencida`;
};

export const postgresTablero = (
  { db, reloj }: Contexto,
  participantes: Pick<ParticipanteRepository, 'buscar'>,
): Tablero => ({
  estadisticas: async () => {
    const [fila] = await consultar<FilaEstadisticas>(db, consultaEstadisticas(fechaEnBogota(reloj.ahora())));
    const cifra = (clave: keyof FilaEstadisticas): number => Number(fila?.[clave] ?? 0);
    return {
      participantes: cifra('participantes'),
      mensualidades: cifra('mensualidades'),
      preingreso: cifra('preingreso'),
      activos: cifra('activos'),
      con_permiso: cifra('con_permiso'),
      egresados: cifra('egresados'),
      cupos_disponibles: cifra('cupos_disponibles'),
      recaudo_mes: cifra('recaudo_mes'),
      recaudo_mes_anterior: cifra('recaudo_mes_anterior'),
      cartera_vencida: cifra('cartera_vencida'),
    };
  },
  resumen: () =>
    resumirPostgres(
      db,
      async (filtro) => (await participantes.buscar({ ...filtro, pagina: 1, limite: 1 })).total,
      fechaEnBogota(reloj.ahora()),
    ),
});

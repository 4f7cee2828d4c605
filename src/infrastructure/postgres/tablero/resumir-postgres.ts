import type { FiltroParticipantes } from '@/domain/participantes/criterios-participantes';
import { type FechaCalendario, periodoDe } from '@/domain/shared/fechas';
import { limiteDeEgresos, type Resumen } from '@/domain/tablero/resumen';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { consultar } from '@/infrastructure/postgres/base-datos/filas';
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
export type ContarParticipantes = (filtro: FiltroParticipantes) => Promise<number>;

/** The counts are those of the lists they lead to, because `contar` is how those lists count. */
export const resumirPostgres = async (
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
    egresos_previstos: await contar({ egreso_previsto_hasta: egresos_hasta }),
    ocupacion: ocupacion.map(({ nombre, ...cifras }) => ({ nombre, ...numeros(cifras) })),
    tendencia: meses.map(({ periodo: mes, ...cifras }) => ({ periodo: mes, ...numeros(cifras) })),
    cartera: edades,
  };
};

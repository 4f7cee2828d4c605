import { armarInforme, rangoDelMes } from '@/domain/mensualidades/cierres/armar-informe';
import type { InformeDeMes } from '@/domain/mensualidades/cierres/informe-de-mes';
import type { Periodo } from '@/domain/shared/fechas';
import {
  leerArqueos,
  leerEfectivoPorDia,
} from '@/infrastructure/postgres/mensualidades/cierres/leer-arqueos';
import { leerGruposDelMes } from '@/infrastructure/postgres/mensualidades/cierres/leer-cifras';
import {
  leerAbonosAnulados,
  leerAjustes,
  leerMovimientosDelMes,
  leerRecibos,
  leerSinCobro,
} from '@/infrastructure/postgres/mensualidades/cierres/leer-filas-del-mes';
import { leerCartera } from '@/infrastructure/postgres/mensualidades/leer-cartera';
import { leerRecaudo } from '@/infrastructure/postgres/mensualidades/leer-recaudo';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';

/** As the month is now. Read piece by piece: nobody may write in between when it is to be kept. */
export const leerInforme = async (contexto: Contexto, mes: Periodo): Promise<InformeDeMes> => {
  const { db, reloj } = contexto;
  const rango = rangoDelMes(mes);
  const piezas = {
    grupos: await leerGruposDelMes(db, mes),
    recaudo: await leerRecaudo(db, rango),
    movimientos: await leerMovimientosDelMes(db, rango),
    sin_cobro: await leerSinCobro(db, mes),
    abonos_anulados: await leerAbonosAnulados(db, rango),
    ajustes: await leerAjustes(db, rango),
    cartera: await leerCartera(contexto, { pagina: 1, limite: 1 }),
    arqueos: await leerArqueos(db, rango),
    efectivo: await leerEfectivoPorDia(db, rango),
    recibos: await leerRecibos(db, rango),
  };
  return armarInforme(mes, piezas, reloj.ahora().toISOString());
};

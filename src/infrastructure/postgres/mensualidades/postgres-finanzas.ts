import { asc, inArray, sql } from 'drizzle-orm';
import type { Finanzas } from '@/application/mensualidades/finanzas.port';
import { reunirEstadoDePagador } from '@/application/mensualidades/reunir-estado-de-pagador';
import { armarEstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import type { EstadoDePagador } from '@/domain/mensualidades/estado-de-pagador';
import { validarRango } from '@/domain/mensualidades/recaudo';
import { saldoAFavorDe } from '@/domain/mensualidades/saldo-a-favor';
import { armarTendencia, mesesDeTendencia } from '@/domain/mensualidades/tendencia';
import { diaDelPeriodo, fechaEnBogota, type Periodo } from '@/domain/shared/fechas';
import { consultar } from '@/infrastructure/postgres/base-datos/base-datos';
import { mensualidades } from '@/infrastructure/postgres/esquema/mensualidades';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { listarMensualidades } from '@/infrastructure/postgres/mensualidades/buscar-mensualidades';
import { deLaGente, leerGenteDelPagador } from '@/infrastructure/postgres/mensualidades/gente-del-pagador';
import { leerCartera } from '@/infrastructure/postgres/mensualidades/leer-cartera';
import { conAbonos } from '@/infrastructure/postgres/mensualidades/leer-mensualidades';
import { leerRecaudo } from '@/infrastructure/postgres/mensualidades/leer-recaudo';
import { leerTitular } from '@/infrastructure/postgres/mensualidades/leer-titular';
import { leerMovimientosDeGente } from '@/infrastructure/postgres/mensualidades/movimientos-a-favor';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { entradasDeDinero } from '@/infrastructure/postgres/shared/entradas-sql';

const leerEstadoDePagador = async (
  { db, reloj }: Contexto,
  clave: string,
): Promise<EstadoDePagador | null> => {
  const gente = await leerGenteDelPagador(db, clave);
  if (!gente) return null;
  const filas = await db
    .select()
    .from(mensualidades)
    .where(deLaGente(mensualidades, gente))
    .orderBy(asc(mensualidades.id));
  const cobros = await conAbonos(
    db,
    filas,
    filas.map(({ id }) => id),
  );
  const titulares =
    filas.length === 0
      ? []
      : await db
          .select({
            id: participantes.id,
            nombre: participantes.nombre,
            documento: participantes.numero_documento,
            sede_id: participantes.sede_id,
          })
          .from(participantes)
          .where(inArray(participantes.id, [...new Set(filas.map((fila) => fila.participante_id))]));
  const a_favor = saldoAFavorDe(await leerMovimientosDeGente(db, gente));
  const hoy = fechaEnBogota(reloj.ahora());
  return reunirEstadoDePagador(gente, { mensualidades: cobros, titulares, a_favor }, hoy);
};

type Numero = number | string;

type FilaMes = { mes: Periodo; total: Numero };
const porMes = (filas: readonly FilaMes[]) => new Map(filas.map(({ mes, total }) => [mes, Number(total)]));

export const postgresFinanzas = (contexto: Contexto): Finanzas => {
  const { db, reloj } = contexto;
  const hoy = () => fechaEnBogota(reloj.ahora());
  return {
    cartera: (criterios) => leerCartera(contexto, criterios),
    recaudo: async ({ sede_id, ...pedido }) => leerRecaudo(db, { ...validarRango(pedido), sede_id }),
    tendencia: async () => {
      const dia = hoy();
      const primero = mesesDeTendencia(dia)[0] ?? dia;
      const facturado = await consultar<FilaMes>(
        db,
        sql`
          select periodo as mes, sum(valor - descuento) as total from mensualidades
          where periodo >= ${primero} and estado not in ('EXONERADA', 'ANULADA')
          group by 1`,
      );
      const recaudado = await consultar<FilaMes>(
        db,
        sql`
          select to_char(fecha, 'YYYY-MM') as mes, sum(total) as total from ${entradasDeDinero} entradas
          where fecha >= ${diaDelPeriodo(primero, 1)}::date
          group by 1`,
      );
      return armarTendencia(dia, porMes(facturado), porMes(recaudado));
    },
    estadoDeCuenta: async (id) => {
      const titular = await leerTitular(db, id);
      if (!titular) return null;
      return armarEstadoDeCuenta(titular, await listarMensualidades(db, { participante_id: id }), hoy());
    },
    estadoDePagador: (clave) => leerEstadoDePagador(contexto, clave),
  };
};

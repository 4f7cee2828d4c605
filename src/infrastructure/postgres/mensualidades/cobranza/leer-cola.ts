import { and, inArray, sql } from 'drizzle-orm';
import { type DeudaPorRecordar, reunirCola } from '@/application/mensualidades/cobranza/reunir-cola';
import type { ColaDeRecordatorios } from '@/domain/mensualidades/cobranza/cola-de-recordatorios';
import { saldoDe } from '@/domain/mensualidades/saldo';
import type { FilaPagadora } from '@/domain/shared/pagador';
import { consultar, type Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { canalesDeCobro } from '@/infrastructure/postgres/esquema/cobranza';
import { mensualidades, movimientosAFavor } from '@/infrastructure/postgres/esquema/mensualidades';
import {
  aCanal,
  aGestion,
  leerGestionesDesde,
} from '@/infrastructure/postgres/mensualidades/cobranza/leer-cobranza';
import {
  type Dueno,
  type Nombrado,
  nombrarPagadores,
} from '@/infrastructure/postgres/mensualidades/cobranza/nombrar-pagadores';
import {
  deLaGente,
  type FilasDeGente,
  leerFilasDeGente,
} from '@/infrastructure/postgres/mensualidades/gente-del-pagador';
import { conAbonos } from '@/infrastructure/postgres/mensualidades/leer-mensualidades';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';

const DIAS_DE_LA_SEMANA_MS = 8 * 86_400_000;

const leerDeudas = async (db: Ejecutor) => {
  const deben = inArray(mensualidades.estado, ['PENDIENTE', 'CON_ABONO']);
  const filas = await db.select().from(mensualidades).where(deben).orderBy(mensualidades.id);
  const cuales = sql`(select ${mensualidades.id} from ${mensualidades} where ${and(deben)})`;
  return (await conAbonos(db, filas, cuales)).filter((mensualidad) => saldoDe(mensualidad) > 0);
};

type Favor = Dueno & { a_favor: number | string };

const leerFavores = (db: Ejecutor, gente: FilasDeGente): Promise<Favor[]> =>
  consultar<Favor>(
    db,
    sql`
      select id_acudiente::int as id_acudiente, participante_id::int as participante_id,
        sum(case when tipo in ('EXCEDENTE', 'APLICACION_ANULADA', 'DEVOLUCION_ANULADA') then valor else -valor end) as a_favor
      from ${movimientosAFavor} where ${deLaGente(movimientosAFavor, gente)} group by 1, 2`,
  );

const duenoDe = ({
  id_acudiente,
  participante_id,
}: {
  id_acudiente: number | string | null;
  participante_id: number | string;
}): Dueno => ({
  id_acudiente: id_acudiente === null ? null : Number(id_acudiente),
  participante_id: Number(participante_id),
});

const personasDe = (duenos: readonly Dueno[], nombrar: (dueno: Dueno) => Nombrado[]): FilaPagadora[] =>
  duenos.flatMap((dueno) => nombrar(dueno).map(({ pagador }) => pagador));

/**
 * Everything that decides whom to remind, for the domain to put together: of those who owe, however many others there were
 * once.
 */
export const leerCola = async ({ db, reloj }: Contexto): Promise<ColaDeRecordatorios> => {
  const ahora = reloj.ahora();
  const deudas = await leerDeudas(db);
  const deudores = deudas.map(duenoDe);
  const gente = await leerFilasDeGente(db, personasDe(deudores, await nombrarPagadores(db, deudores)));
  const favores = await leerFavores(db, gente);
  const gestiones = await leerGestionesDesde(db, gente, new Date(ahora.getTime() - DIAS_DE_LA_SEMANA_MS));
  const canales = await db
    .select()
    .from(canalesDeCobro)
    .where(deLaGente(canalesDeCobro, gente))
    .orderBy(canalesDeCobro.id);
  const nombrar = await nombrarPagadores(db, [...deudas, ...favores, ...gestiones, ...canales].map(duenoDe));
  return reunirCola(
    {
      deudas: deudas.flatMap((mensualidad): DeudaPorRecordar[] =>
        nombrar(duenoDe(mensualidad)).map((quien) => ({ mensualidad, ...quien })),
      ),
      favores: favores.flatMap((favor) =>
        nombrar(favor).map(({ pagador }) => ({ pagador, a_favor: Number(favor.a_favor) })),
      ),
      gestiones: gestiones.flatMap((fila) =>
        nombrar(fila).map(({ pagador }) => ({ pagador, de: aGestion(fila) })),
      ),
      canales: canales.flatMap((fila) => nombrar(fila).map(({ pagador }) => ({ pagador, de: aCanal(fila) }))),
    },
    ahora,
  );
};

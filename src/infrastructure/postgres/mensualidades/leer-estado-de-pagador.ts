import { asc, inArray } from 'drizzle-orm';
import { reunirEstadoDePagador } from '@/application/mensualidades/reunir-estado-de-pagador';
import type { EstadoDePagador } from '@/domain/mensualidades/estado-de-pagador';
import { saldoAFavorDe } from '@/domain/mensualidades/saldo-a-favor';
import { fechaEnBogota } from '@/domain/shared/fechas';
import { mensualidades } from '@/infrastructure/postgres/esquema/mensualidades';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { deLaGente } from '@/infrastructure/postgres/mensualidades/de-la-gente';
import { leerGenteDelPagador } from '@/infrastructure/postgres/mensualidades/gente-del-pagador';
import { conAbonos } from '@/infrastructure/postgres/mensualidades/leer-mensualidades';
import { leerMovimientosDeGente } from '@/infrastructure/postgres/mensualidades/movimientos-a-favor';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';

export const leerEstadoDePagador = async (
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
          })
          .from(participantes)
          .where(inArray(participantes.id, [...new Set(filas.map((fila) => fila.participante_id))]));
  const a_favor = saldoAFavorDe(await leerMovimientosDeGente(db, gente));
  const hoy = fechaEnBogota(reloj.ahora());
  return reunirEstadoDePagador(gente, { mensualidades: cobros, titulares, a_favor }, hoy);
};

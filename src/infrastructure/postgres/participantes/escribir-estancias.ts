import { eq, inArray } from 'drizzle-orm';
import type {
  CambioDeEstancia,
  EstanciaNueva,
  EventoNuevo,
} from '@/domain/participantes/estancias/cambios-de-estancias';
import type { DatosDeEstancia, Evento } from '@/domain/participantes/estancias/estancia';
import { SEDE_DE_ESTANCIA } from '@/domain/participantes/estancias/integridad-estancia';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import type { Id } from '@/domain/shared/id';
import { estancias, eventosDeEstancia as eventos } from '@/infrastructure/postgres/esquema/estancias';
import { definidos } from '@/infrastructure/postgres/shared/a-registro';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { firmaDeCambio, firmaDeCreacion } from '@/infrastructure/postgres/shared/firma';
import { anotarHistoria, anotarHistorias } from '@/infrastructure/postgres/shared/historia';
import {
  aDatosDeEstancia,
  aEvento,
  columnasEstancia,
  columnasEvento,
  leerEstancias,
} from '@/infrastructure/postgres/shared/leer-estancias';
import { leerReferencia } from '@/infrastructure/postgres/shared/leer-id';

type ConSedes = { sede_id?: Id | null; desde_sede_id?: Id | null; hasta_sede_id?: Id | null };

const numero = (sede: Id | null | undefined): number | null | undefined =>
  sede === null || sede === undefined ? sede : leerReferencia(sede, SEDE_DE_ESTANCIA);

/** The columns that keep it: a sede is a number there. */
const aColumnas = <T extends ConSedes>({ sede_id, desde_sede_id, hasta_sede_id, ...resto }: T) => ({
  ...resto,
  ...definidos({
    sede_id: numero(sede_id),
    desde_sede_id: numero(desde_sede_id),
    hasta_sede_id: numero(hasta_sede_id),
  }),
});

const anotarEventos = async (
  contexto: Contexto,
  nuevos: readonly (EventoNuevo & { estancia_id: number })[],
): Promise<void> => {
  if (nuevos.length === 0) return;
  const firma = firmaDeCreacion(contexto);
  const filas = await contexto.db
    .insert(eventos)
    .values(nuevos.map((evento) => ({ ...aColumnas(evento), ...firma })))
    .returning(columnasEvento);
  await anotarHistorias(
    contexto,
    filas.map((fila) => ({ entidad: 'evento_de_estancia', accion: 'CREAR', despues: aEvento(fila) })),
  );
};

/** The stays that begin with as many people; needs an open transaction. */
export const abrirEstancias = async (
  contexto: Contexto,
  nuevas: readonly { participante: number; estancia: EstanciaNueva }[],
): Promise<void> => {
  if (nuevas.length === 0) return;
  const firma = firmaDeCreacion(contexto);
  const filas = await contexto.db
    .insert(estancias)
    .values(
      nuevas.map(({ participante, estancia: { eventos: _eventos, ...campos } }) => ({
        ...aColumnas(campos),
        ...firma,
        participante_id: participante,
      })),
    )
    .returning(columnasEstancia);
  await anotarHistorias(
    contexto,
    filas.map((fila) => ({ entidad: 'estancia', accion: 'CREAR', despues: aDatosDeEstancia(fila) })),
  );
  const suyos = nuevas.flatMap(({ estancia }, n) =>
    estancia.eventos.map((evento) => ({ ...evento, estancia_id: filas[n]?.id ?? 0 })),
  );
  await anotarEventos(contexto, suyos);
};

const corregirEstancia = async (
  contexto: Contexto,
  id: Id,
  campos: Partial<DatosDeEstancia>,
): Promise<void> => {
  const suya = eq(estancias.id, Number(id));
  const [antes] = await contexto.db.select(columnasEstancia).from(estancias).where(suya);
  const [fila] = await contexto.db
    .update(estancias)
    .set({ ...aColumnas(campos as ConSedes), ...firmaDeCambio(contexto, undefined, false) })
    .where(suya)
    .returning(columnasEstancia);
  if (!antes || !fila) throw errorNoEncontrado('una estancia', id);
  await anotarHistoria(contexto, {
    entidad: 'estancia',
    accion: 'ACTUALIZAR',
    antes: aDatosDeEstancia(antes),
    despues: aDatosDeEstancia(fila),
  });
};

const corregirEvento = async (contexto: Contexto, id: Id, campos: Partial<Evento>): Promise<void> => {
  const suyo = eq(eventos.id, Number(id));
  const [antes] = await contexto.db.select(columnasEvento).from(eventos).where(suyo);
  const [fila] = await contexto.db
    .update(eventos)
    .set({ ...aColumnas(campos as ConSedes), ...firmaDeCambio(contexto, undefined, false) })
    .where(suyo)
    .returning(columnasEvento);
  if (!antes || !fila) throw errorNoEncontrado('un evento', id);
  await anotarHistoria(contexto, {
    entidad: 'evento_de_estancia',
    accion: 'ACTUALIZAR',
    antes: aEvento(antes),
    despues: aEvento(fila),
  });
};

/** In order; needs an open transaction, with the participante locked. */
export const guardarCambiosDeEstancias = async (
  contexto: Contexto,
  participante: Id,
  cambios: readonly CambioDeEstancia[],
): Promise<void> => {
  for (const cambio of cambios) {
    if (cambio.que === 'ABRIR')
      await abrirEstancias(contexto, [{ participante: Number(participante), estancia: cambio.estancia }]);
    else if (cambio.que === 'CORREGIR') {
      const { eventos: _eventos, ...campos } = cambio.campos as Partial<EstanciaNueva>;
      await corregirEstancia(contexto, cambio.estancia, campos);
    } else if (cambio.que === 'ANOTAR')
      await anotarEventos(contexto, [{ ...cambio.evento, estancia_id: Number(cambio.estancia) }]);
    else await corregirEvento(contexto, cambio.evento, cambio.campos);
  }
};

/** They go with their person, each with its line. Needs an open transaction. */
export const borrarEstancias = async (contexto: Contexto, participante: Id): Promise<void> => {
  const suyas = await leerEstancias(contexto.db, participante);
  if (suyas.length === 0) return;
  const ids = suyas.map(({ id }) => Number(id));
  await contexto.db.delete(estancias).where(inArray(estancias.id, ids));
  await anotarHistorias(
    contexto,
    suyas.flatMap(({ eventos: sucedidos, ...estancia }) => [
      ...sucedidos.map((antes) => ({
        entidad: 'evento_de_estancia' as const,
        accion: 'ELIMINAR' as const,
        antes,
      })),
      { entidad: 'estancia' as const, accion: 'ELIMINAR' as const, antes: estancia },
    ]),
  );
};

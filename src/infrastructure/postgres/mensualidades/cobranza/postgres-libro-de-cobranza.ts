import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { LibroDeCobranza } from '@/application/mensualidades/cobranza/libro-de-cobranza.port';
import { reunirExpediente } from '@/application/mensualidades/cobranza/reunir-expediente';
import type { GenteDelPagador } from '@/application/mensualidades/reunir-estado-de-pagador';
import type { CambioDeCanal } from '@/domain/mensualidades/cobranza/cambiar-canal';
import {
  type DuenoDeGestion,
  type ExpedienteDeCobro,
  type Gestion,
  type GestionNueva,
  gestionEnHistoria,
} from '@/domain/mensualidades/cobranza/gestion';
import { leerClavePagador } from '@/domain/shared/clave-pagador';
import { encontrado, errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { mismoId } from '@/domain/shared/id';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { acudientes } from '@/infrastructure/postgres/esquema/acudientes';
import { canalesDeCobro, gestionesDeCobro } from '@/infrastructure/postgres/esquema/cobranza';
import { mensualidades } from '@/infrastructure/postgres/esquema/mensualidades';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import {
  aCanal,
  aGestion,
  leerCanales,
  leerGestiones,
} from '@/infrastructure/postgres/mensualidades/cobranza/leer-cobranza';
import { leerCola } from '@/infrastructure/postgres/mensualidades/cobranza/leer-cola';
import { deLaGente, leerGenteDelPagador } from '@/infrastructure/postgres/mensualidades/gente-del-pagador';
import { conAbonos } from '@/infrastructure/postgres/mensualidades/leer-mensualidades';
import { type Contexto, enTransaccion } from '@/infrastructure/postgres/shared/contexto';
import { crearUnaVez } from '@/infrastructure/postgres/shared/crear-una-vez';
import { anotarHistoria } from '@/infrastructure/postgres/shared/historia';

const numeros = (filas: readonly { id: unknown }[]): number[] => filas.map(({ id }) => Number(id));

/** Of two who contact the same person at once, the second waits, and finds what the first did. */
const exigirBloqueada = async (db: Ejecutor, clave: string): Promise<GenteDelPagador> => {
  const gente = encontrado(await leerGenteDelPagador(db, clave), 'un pagador', clave);
  for (const [tabla, ids] of [
    [participantes, numeros(gente.propias)],
    [acudientes, numeros(gente.acudientes)],
  ] as const) {
    if (ids.length > 0)
      await db
        .select({ id: tabla.id })
        .from(tabla)
        .where(inArray(tabla.id, ids))
        .orderBy(asc(tabla.id))
        .for('update');
  }
  return gente;
};

const leerExpediente = async (
  { db, reloj }: Contexto,
  gente: GenteDelPagador,
): Promise<ExpedienteDeCobro> => {
  const respondePor = gente.acudientes.map(({ id_participante }) => Number(id_participante));
  const filas = await db
    .select()
    .from(mensualidades)
    .where(
      or(
        deLaGente(mensualidades, gente),
        respondePor.length > 0 ? inArray(mensualidades.participante_id, respondePor) : sql`false`,
      ),
    )
    .orderBy(asc(mensualidades.id));
  const guardado = {
    mensualidades: await conAbonos(db, filas, numeros(filas)),
    gestiones: await leerGestiones(db, gente),
    canales: await leerCanales(db, gente),
  };
  return reunirExpediente(gente, guardado, reloj.ahora());
};

/** The row that the `clave` names. */
const duenoDe = (clave: string, { acudientes: suyos }: GenteDelPagador): DuenoDeGestion => {
  const nombrado = leerClavePagador(clave);
  const acudiente =
    nombrado?.tipo === 'acudiente' ? suyos.find(({ id }) => mismoId(id, nombrado.id)) : undefined;
  return acudiente
    ? { id_acudiente: acudiente.id, participante_id: acudiente.id_participante }
    : { id_acudiente: null, participante_id: nombrado?.id ?? '' };
};

const enNumeros = ({ id_acudiente, participante_id }: DuenoDeGestion) => ({
  id_acudiente: id_acudiente === null ? null : Number(id_acudiente),
  participante_id: Number(participante_id),
});

const firmaDe = ({ actor, reloj }: Contexto) => ({ registrado_por: actor.email, creado_en: reloj.ahora() });

const agregarGestion = async (tx: Contexto, dueno: DuenoDeGestion, nueva: GestionNueva): Promise<Gestion> => {
  const [fila] = await tx.db
    .insert(gestionesDeCobro)
    .values({ ...nueva, momento: new Date(nueva.momento), ...enNumeros(dueno), ...firmaDe(tx) })
    .returning();
  if (!fila) throw new Error('La gestión no quedó guardada');
  const despues = aGestion(fila);
  await anotarHistoria(tx, {
    entidad: 'gestion_de_cobro',
    accion: 'CREAR',
    despues: gestionEnHistoria(despues),
  });
  return despues;
};

const hacerCambio = async (tx: Contexto, dueno: DuenoDeGestion, cambio: CambioDeCanal): Promise<void> => {
  if (cambio.tipo === 'AUTORIZAR') {
    const [fila] = await tx.db
      .insert(canalesDeCobro)
      .values({ ...cambio.nuevo, ...enNumeros(dueno), ...firmaDe(tx) })
      .returning();
    if (fila) await anotarHistoria(tx, { entidad: 'canal_de_cobro', accion: 'CREAR', despues: aCanal(fila) });
    return;
  }
  const [fila] = await tx.db
    .update(canalesDeCobro)
    .set({ retirado_en: cambio.retirado_en })
    .where(eq(canalesDeCobro.id, Number(cambio.id)))
    .returning();
  if (!fila) throw errorNoEncontrado('una autorización', cambio.id);
  const despues = aCanal(fila);
  const antes = { ...despues, retirado_en: null };
  await anotarHistoria(tx, { entidad: 'canal_de_cobro', accion: 'ACTUALIZAR', antes, despues });
};

export const postgresLibroDeCobranza = (contexto: Contexto): LibroDeCobranza => ({
  recordatorios: () => leerCola(contexto),
  expediente: async (clave) => {
    const gente = await leerGenteDelPagador(contexto.db, clave);
    return gente && leerExpediente(contexto, gente);
  },
  registrar: (clave, datos, decidir, opciones) =>
    enTransaccion(contexto, (tx) =>
      crearUnaVez(tx, { entidad: 'gestion_de_cobro', datos: { clave, ...datos }, opciones }, async () => {
        const gente = await exigirBloqueada(tx.db, clave);
        const nueva = decidir(await leerExpediente(tx, gente));
        return agregarGestion(tx, duenoDe(clave, gente), nueva);
      }),
    ),
  cambiarCanal: (clave, _datos, decidir) =>
    enTransaccion(contexto, async (tx) => {
      const gente = await exigirBloqueada(tx.db, clave);
      const cambio = decidir(await leerExpediente(tx, gente));
      if (cambio) await hacerCambio(tx, duenoDe(clave, gente), cambio);
      return leerExpediente(tx, gente);
    }),
});

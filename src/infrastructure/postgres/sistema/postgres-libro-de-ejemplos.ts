import { sql } from 'drizzle-orm';
import type { EjemplosContados, LibroDeEjemplos } from '@/application/sistema/libro-de-ejemplos.port';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { type ConteoDeEjemplos, ejemplosEnPalabras } from '@/domain/sistema/datos-de-ejemplo';
import { consultar, type Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { participantesDeEjemplo } from '@/infrastructure/postgres/esquema/ejemplos';
import { type Contexto, enTransaccion } from '@/infrastructure/postgres/shared/contexto';
import { crearUnaVez } from '@/infrastructure/postgres/shared/crear-una-vez';
import { anotarHistoria } from '@/infrastructure/postgres/shared/historia';
import { leerEjemplos } from '@/infrastructure/postgres/shared/leer-ejemplos';
import { leerId } from '@/infrastructure/postgres/shared/leer-id';
import { borrarEjemplos, COMPARTIDOS } from '@/infrastructure/postgres/sistema/borrar-ejemplos';

type Numero = number | string | bigint;

const contar = async (db: Ejecutor): Promise<EjemplosContados> => {
  const [fila] = await consultar<
    Record<keyof ConteoDeEjemplos | 'participantes_en_total' | 'acudientes_en_total', Numero> & {
      cargados_en: Date | string | null;
    }
  >(
    db,
    sql`
      with ejemplos as (select participante_id from participantes_de_ejemplo),
        suyas as (select id from mensualidades where participante_id in (select participante_id from ejemplos))
      select
        (select min(cargado_en) from participantes_de_ejemplo) as cargados_en,
        (select count(*) from ejemplos) as participantes,
        case when exists (select 1 from ejemplos) then (
          select count(*) from acudientes
          where id_participante in (select participante_id from ejemplos) and id not in (${COMPARTIDOS})
        ) else 0 end as acudientes,
        (select count(*) from suyas) as mensualidades,
        (
          select count(distinct recibo) from abonos where mensualidad_id in (select id from suyas)
        ) as pagos,
        -- As the database counts them: in most houses this is asked with every start, and there are no examples.
        (select coalesce(sum(cantidad), 0) from conteo_participantes) as participantes_en_total,
        (select coalesce(sum(cantidad), 0) from conteo_acudientes) as acudientes_en_total`,
  );
  const cifra = (clave: keyof NonNullable<typeof fila>): number => Number(fila?.[clave] ?? 0);
  const [participantes, acudientes] = [cifra('participantes'), cifra('acudientes')];
  return {
    cargados_en: fila?.cargados_en ? new Date(fila.cargados_en).toISOString() : null,
    de_ejemplo: {
      ...{ participantes, acudientes },
      mensualidades: cifra('mensualidades'),
      pagos: cifra('pagos'),
    },
    reales: {
      participantes: cifra('participantes_en_total') - participantes,
      acudientes: cifra('acudientes_en_total') - acudientes,
    },
  };
};

/** The one of whoever closes a month: nobody pays, charges or closes meanwhile, nor loads or erases at once. */
const tomarElTurno = async ({ db }: Contexto): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('cierres'))`);
};

const ID_CONFIGURACION = 1;

/** They are a state of the installation: it is told where its other changes are. */
const anotar = (tx: Contexto, datos_de_ejemplo: string): Promise<void> =>
  anotarHistoria(tx, {
    entidad: 'configuracion',
    accion: 'ACTUALIZAR',
    antes: { id: ID_CONFIGURACION },
    despues: { id: ID_CONFIGURACION, datos_de_ejemplo },
  });

export const postgresLibroDeEjemplos = (contexto: Contexto): LibroDeEjemplos => ({
  contar: () => contar(contexto.db),
  cargar: (revisar, escribir, opciones) =>
    enTransaccion(contexto, (tx) =>
      crearUnaVez(tx, { entidad: 'ejemplos', datos: {}, opciones }, async () => {
        await tomarElTurno(tx);
        revisar(await contar(tx.db));
        await escribir(async (participante) => {
          const participante_id = leerId(participante);
          if (participante_id === null) throw errorNoEncontrado('un participante', participante);
          await tx.db.insert(participantesDeEjemplo).values({
            participante_id,
            cargado_en: tx.reloj.ahora(),
            cargado_por: tx.actor.email,
          });
        });
        const hay = await contar(tx.db);
        await anotar(tx, `Se cargaron ${ejemplosEnPalabras(hay.de_ejemplo)}`);
        return hay;
      }),
    ),
  borrar: () =>
    enTransaccion(contexto, async (tx) => {
      await tomarElTurno(tx);
      const habia = await contar(tx.db);
      const participantes = [...(await leerEjemplos(tx.db))];
      if (participantes.length === 0) return { habia, participantes };
      await borrarEjemplos(tx);
      await anotar(tx, `Se borraron ${ejemplosEnPalabras(habia.de_ejemplo)}`);
      return { habia, participantes };
    }),
});

import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { FuenteDeCopia } from '@/application/sin-red/fuente-de-copia.port';
import { ESTADOS_QUE_OCUPAN_CUPO } from '@/domain/participantes/estado-participante';
import type { DatosDeCopia } from '@/domain/sin-red/copia';
import { aAcudiente, columnasAcudiente } from '@/infrastructure/postgres/acudientes/leer-acudientes';
import { acudientes } from '@/infrastructure/postgres/esquema/acudientes';
import { estancias, eventosDeEstancia } from '@/infrastructure/postgres/esquema/estancias';
import { formatos } from '@/infrastructure/postgres/esquema/formatos';
import { mensualidades } from '@/infrastructure/postgres/esquema/mensualidades';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { sedes } from '@/infrastructure/postgres/esquema/sedes';
import { aFormato } from '@/infrastructure/postgres/formatos/postgres-formato-repository';
import { conAbonos } from '@/infrastructure/postgres/mensualidades/leer-mensualidades';
import { leerTurno } from '@/infrastructure/postgres/participantes/leer-novedades';
import {
  aParticipante,
  columnasParticipante,
} from '@/infrastructure/postgres/participantes/leer-participante';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import {
  aDatosDeEstancia,
  aEvento,
  columnasEstancia,
  columnasEvento,
} from '@/infrastructure/postgres/shared/leer-estancias';
import { aSede, columnasSede } from '@/infrastructure/postgres/shared/leer-sedes';

/** Few people and what is theirs: a handful of statements by their keys. */
export const postgresFuenteDeCopia = ({ db }: Pick<Contexto, 'db'>): FuenteDeCopia => {
  const estanciasDe = async (personas: number[]): Promise<DatosDeCopia['estancias']> => {
    const filas = await db
      .select(columnasEstancia)
      .from(estancias)
      .where(inArray(estancias.participante_id, personas))
      .orderBy(desc(estancias.fecha_ingreso), desc(estancias.id));
    const ids = filas.map(({ id }) => id);
    const eventos = await db
      .select(columnasEvento)
      .from(eventosDeEstancia)
      .where(inArray(eventosDeEstancia.estancia_id, ids))
      .orderBy(desc(eventosDeEstancia.id));
    return filas.map((fila) => ({
      ...aDatosDeEstancia(fila),
      eventos: eventos.filter(({ estancia_id }) => estancia_id === fila.id).map(aEvento),
    }));
  };
  const quienDebe = async (personas: number[]): Promise<DatosDeCopia['mensualidades']> => {
    const filas = await db
      .select()
      .from(mensualidades)
      .where(
        and(
          inArray(mensualidades.participante_id, personas),
          inArray(mensualidades.estado, ['PENDIENTE', 'CON_ABONO']),
        ),
      )
      .orderBy(asc(mensualidades.id));
    return conAbonos(
      db,
      filas,
      filas.map(({ id }) => id),
    );
  };
  return {
    leer: async (maximo, novedadesDesde) => {
      const personas = await db
        .select(columnasParticipante)
        .from(participantes)
        .where(
          and(
            inArray(participantes.estado, [...ESTADOS_QUE_OCUPAN_CUPO]),
            isNull(participantes.archivado_en),
          ),
        )
        .orderBy(asc(participantes.id))
        .limit(maximo);
      const ids = personas.map(({ id }) => id);
      const susAcudientes = await db
        .select(columnasAcudiente)
        .from(acudientes)
        .where(inArray(acudientes.id_participante, ids))
        .orderBy(asc(acudientes.id));
      const enVigor = await db
        .select()
        .from(formatos)
        .where(eq(formatos.estado, 'VIGENTE'))
        .orderBy(asc(formatos.codigo));
      return {
        participantes: personas.map(aParticipante),
        acudientes: susAcudientes.map(aAcudiente),
        sedes: (await db.select(columnasSede).from(sedes).orderBy(asc(sedes.id))).map(aSede),
        estancias: await estanciasDe(ids),
        mensualidades: await quienDebe(ids),
        novedades: await leerTurno(db, { desde: novedadesDesde.toISOString() }),
        formatos: enVigor.map(aFormato),
      };
    },
  };
};

import { inArray, or, sql } from 'drizzle-orm';
import type {
  OpcionesImportacion,
  ParticipanteRepository,
} from '@/application/participantes/participante-repository.port';
import { type DatosParticipante, sePuedeGuardar } from '@/domain/participantes/datos-participante';
import type { Sede } from '@/domain/sedes/sede';
import type { FilaImportada } from '@/domain/shared/importacion/fila-importada';
import { plegar } from '@/domain/shared/textos';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { abrirEstancias } from '@/infrastructure/postgres/participantes/escribir-estancias';
import { aColumnas } from '@/infrastructure/postgres/participantes/escribir-participante';
import {
  aParticipante,
  columnasParticipante,
} from '@/infrastructure/postgres/participantes/leer-participante';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { crearUnaVez } from '@/infrastructure/postgres/shared/crear-una-vez';
import { firmaDeCreacion } from '@/infrastructure/postgres/shared/firma';
import { anotarHistorias } from '@/infrastructure/postgres/shared/historia';
import { leerId } from '@/infrastructure/postgres/shared/leer-id';
import { leerSede } from '@/infrastructure/postgres/shared/leer-sedes';

/** A statement takes 65,535 values at most. */
const FILAS_POR_SENTENCIA = 500;

const enTandas = <T>(filas: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(filas.length / FILAS_POR_SENTENCIA) }, (_, n) =>
    filas.slice(n * FILAS_POR_SENTENCIA, (n + 1) * FILAS_POR_SENTENCIA),
  );

const personasParecidas = async (db: Ejecutor, filas: readonly Partial<DatosParticipante>[]) => {
  const documentos = filas.flatMap(({ numero_documento }) => numero_documento ?? []);
  const nombres = filas.map(({ nombre = '' }) => plegar(nombre));
  return db
    .select({
      id: participantes.id,
      nombre: participantes.nombre,
      telefono: participantes.telefono,
      tipo_documento: participantes.tipo_documento,
      numero_documento: participantes.numero_documento,
    })
    .from(participantes)
    .where(
      or(
        inArray(participantes.nombre_plegado, nombres),
        documentos.length > 0 ? inArray(participantes.numero_documento, documentos) : undefined,
      ),
    )
    .orderBy(participantes.id);
};

/** Locked by ascending id, whatever the order of the rows: two imports cannot wait for each other. */
const sedesNombradas = async (
  db: Ejecutor,
  filas: readonly Partial<DatosParticipante>[],
): Promise<Sede[]> => {
  const ids = new Set(filas.flatMap(({ sede_id }) => leerId(sede_id ?? '') ?? []));
  const sedes: Sede[] = [];
  for (const id of [...ids].sort((a, b) => a - b)) {
    const sede = await leerSede(db, id);
    if (sede) sedes.push(sede);
  }
  return sedes;
};

type Importar = Parameters<ParticipanteRepository['importar']>;

const insertar = async (
  contexto: Contexto,
  filas: readonly Partial<DatosParticipante>[],
  decididas: FilaImportada[],
  estanciaDe: Importar[3],
): Promise<void> => {
  const firma = firmaDeCreacion(contexto);
  const aceptadas = decididas.flatMap((fila, indice) => {
    const datos = filas[indice];
    return fila.resultado === 'CREADA' && datos && sePuedeGuardar(datos) ? [{ fila, datos }] : [];
  });
  for (const tanda of enTandas(aceptadas)) {
    const creadas = await contexto.db
      .insert(participantes)
      .values(tanda.map(({ datos }) => ({ ...aColumnas(datos), ...firma })))
      .returning(columnasParticipante);
    for (const [n, { fila }] of tanda.entries()) fila.id = creadas[n]?.id ?? null;
    await anotarHistorias(
      contexto,
      creadas.map((creada) => ({
        entidad: 'participante',
        accion: 'CREAR',
        despues: aParticipante(creada),
      })),
    );
    await abrirEstancias(
      contexto,
      tanda.flatMap(({ datos }, n) => {
        const [participante, estancia] = [creadas[n]?.id, estanciaDe(datos)];
        return participante && estancia ? [{ participante, estancia }] : [];
      }),
    );
  }
};

/** Needs an open transaction. One import at a time: two that bring the same people must see each other. */
export const importarParticipantes = async (
  contexto: Contexto,
  filas: readonly Partial<DatosParticipante>[],
  {
    simular,
    clave,
    decidir,
    estanciaDe,
  }: OpcionesImportacion & { decidir: Importar[2]; estanciaDe: Importar[3] },
): Promise<readonly FilaImportada[]> => {
  const { db } = contexto;
  const decidirAhora = async () =>
    decidir({ personas: await personasParecidas(db, filas), sedes: await sedesNombradas(db, filas) });
  if (simular) return decidirAhora();
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('importar participantes'))`);
  return crearUnaVez(
    contexto,
    { entidad: 'importacion de participantes', datos: filas, opciones: { clave } },
    async () => {
      const decididas = await decidirAhora();
      await insertar(contexto, filas, decididas, estanciaDe);
      return decididas;
    },
  );
};

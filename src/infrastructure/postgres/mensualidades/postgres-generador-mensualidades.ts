import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type {
  GeneradorMensualidades,
  Planear,
} from '@/application/mensualidades/generador-mensualidades.port';
import {
  contarGeneracion,
  type FilaGeneracion,
  type ResultadoGeneracion,
  type SolicitudGeneracion,
} from '@/domain/mensualidades/generacion';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { ParticipanteEnCasa, PasoGeneracion } from '@/domain/mensualidades/plan-generacion';
import type { Periodo } from '@/domain/shared/fechas';
import { consultar, type Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { mensualidades } from '@/infrastructure/postgres/esquema/mensualidades';
import { aMensualidad, leerMensualidad } from '@/infrastructure/postgres/mensualidades/leer-mensualidades';
import { modificarMensualidad } from '@/infrastructure/postgres/mensualidades/postgres-mensualidad-repository';
import { type Contexto, enTransaccion } from '@/infrastructure/postgres/shared/contexto';
import { crearUnaVez } from '@/infrastructure/postgres/shared/crear-una-vez';
import { firmaDeCreacion } from '@/infrastructure/postgres/shared/firma';
import { anotarHistoria } from '@/infrastructure/postgres/shared/historia';

type Numero = number | string | null;

interface Fila {
  id: number | string;
  nombre: string;
  numero_documento: string | null;
  fecha_ingreso: string | null;
  valor_mensualidad: Numero;
  dia_pago: Numero;
  beca_porcentaje: Numero;
  pagador: Numero;
  ya_tiene: boolean;
  anulada: boolean;
  motivo_anulacion: string | null;
}

/** One driver gives big integers as text. */
const numero = (valor: Numero): number | null => (valor === null ? null : Number(valor));

/** Those of the month that a discharge exonerated, by whose they are. Nothing of them is paid. */
const leerExoneradas = async (db: Ejecutor, periodo: Periodo): Promise<Map<number, Mensualidad>> => {
  const filas = await db
    .select()
    .from(mensualidades)
    .where(
      and(
        eq(mensualidades.periodo, periodo),
        eq(mensualidades.concepto, 'MENSUALIDAD'),
        eq(mensualidades.estado, 'EXONERADA'),
        isNotNull(mensualidades.descuento_antes_del_egreso),
      ),
    );
  return new Map(filas.map((fila) => [fila.participante_id, aMensualidad(fila, [])]));
};

/** Everyone a month may be charged to, by name. */
const leerParticipantesEnCasa = async (db: Ejecutor, periodo: Periodo): Promise<ParticipanteEnCasa[]> => {
  const exoneradas = await leerExoneradas(db, periodo);
  const filas = await consultar<Fila>(
    db,
    sql`
      select p.id, p.nombre, p.numero_documento, p.fecha_ingreso::text as fecha_ingreso, p.valor_mensualidad,
        p.dia_pago, p.beca_porcentaje,
        (
          select min(a.id) from acudientes a
          where a.id_participante = p.id and a.es_responsable_pago and a.estado = 'ACTIVO'
            and a.archivado_en is null
        ) as pagador,
        exists (
          select 1 from mensualidades m
          where m.participante_id = p.id and m.periodo = ${periodo} and m.concepto = 'MENSUALIDAD'
            and m.estado <> 'ANULADA'
        ) as ya_tiene,
        anulada.id is not null as anulada,
        anulada.motivo_anulacion
      from participantes p
      left join lateral (
        select m.id, m.motivo_anulacion from mensualidades m
        where m.participante_id = p.id and m.periodo = ${periodo} and m.concepto = 'MENSUALIDAD'
          and m.estado = 'ANULADA'
        order by m.id desc
        limit 1
      ) anulada on true
      where p.estado in ('ACTIVO', 'CON_PERMISO') and p.archivado_en is null
      order by p.nombre_plegado, p.id`,
  );
  return filas.map((fila) => ({
    id: Number(fila.id),
    nombre: fila.nombre,
    numero_documento: fila.numero_documento,
    fecha_ingreso: fila.fecha_ingreso,
    valor_mensualidad: numero(fila.valor_mensualidad),
    dia_pago: numero(fila.dia_pago),
    beca_porcentaje: numero(fila.beca_porcentaje),
    pagador: numero(fila.pagador),
    yaTiene: fila.ya_tiene,
    exonerada: exoneradas.get(Number(fila.id)) ?? null,
    anulada: fila.anulada ? { motivo: fila.motivo_anulacion } : null,
  }));
};

/** Answers its row; someone else may have changed the fee a moment ago. */
const cobrarOtraVez = async (
  contexto: Contexto,
  fila: FilaGeneracion,
  { mensualidad, cambios, estado }: NonNullable<PasoGeneracion['otraVez']>,
): Promise<FilaGeneracion> => {
  const actual = await leerMensualidad(contexto.db, mensualidad);
  if (actual?.version !== cambios.version) return { ...fila, resultado: 'EXISTENTE' };
  await modificarMensualidad(contexto, mensualidad, cambios, estado);
  return fila;
};

/** Answers its row; someone else may have charged the month a moment ago. */
const crearPlaneada = async (
  contexto: Contexto,
  { fila, nueva, otraVez }: PasoGeneracion,
): Promise<FilaGeneracion> => {
  if (otraVez) return cobrarOtraVez(contexto, fila, otraVez);
  if (!nueva) return fila;
  const [guardada] = await contexto.db
    .insert(mensualidades)
    .values({
      ...nueva,
      participante_id: Number(nueva.participante_id),
      id_acudiente: nueva.id_acudiente === null ? null : Number(nueva.id_acudiente),
      ...firmaDeCreacion(contexto),
    })
    .onConflictDoNothing()
    .returning();
  if (!guardada) return { ...fila, resultado: 'EXISTENTE' };
  await anotarHistoria(contexto, {
    entidad: 'mensualidad',
    accion: 'CREAR',
    despues: aMensualidad(guardada, []),
  });
  return fila;
};

export const postgresGeneradorMensualidades = (contexto: Contexto): GeneradorMensualidades => {
  const pasosDe = async ({ db }: Contexto, { periodo }: SolicitudGeneracion, planear: Planear) =>
    (await leerParticipantesEnCasa(db, periodo)).map(planear);
  const crear = async (
    tx: Contexto,
    solicitud: SolicitudGeneracion,
    planear: Planear,
  ): Promise<ResultadoGeneracion> => {
    const filas: FilaGeneracion[] = [];
    for (const paso of await pasosDe(tx, solicitud, planear)) filas.push(await crearPlaneada(tx, paso));
    return contarGeneracion(solicitud, filas);
  };
  return {
    generar: async (solicitud, prepararPlan, opciones) => {
      // Before the transaction: what it reads comes through a connection of its own.
      const planear = await prepararPlan();
      if (solicitud.simular) {
        const pasos = await pasosDe(contexto, solicitud, planear);
        return contarGeneracion(
          solicitud,
          pasos.map(({ fila }) => fila),
        );
      }
      return enTransaccion(contexto, (tx) =>
        crearUnaVez(tx, { entidad: 'generacion', datos: solicitud, opciones }, () =>
          crear(tx, solicitud, planear),
        ),
      );
    },
  };
};

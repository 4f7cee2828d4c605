import type { GeneradorMensualidades } from '@/application/mensualidades/generador-mensualidades.port';
import type { LectorCobroPorDefecto } from '@/application/shared/cobro-por-defecto.port';
import { SIN_COBRO_CONFIGURADO } from '@/application/shared/cobro-por-defecto.port';
import {
  contarGeneracion,
  type FilaGeneracion,
  type ResultadoGeneracion,
  type SolicitudGeneracion,
} from '@/domain/mensualidades/generacion';
import {
  type CobroPorDefecto,
  elegidoPara,
  type PasoGeneracion,
  planearMensualidad,
} from '@/domain/mensualidades/plan-generacion';
import { mensualidades } from '@/infrastructure/postgres/esquema/mensualidades';
import { aMensualidad } from '@/infrastructure/postgres/mensualidades/leer-mensualidades';
import { leerParticipantesEnCasa } from '@/infrastructure/postgres/mensualidades/participantes-en-casa';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { crearUnaVez } from '@/infrastructure/postgres/shared/crear-una-vez';
import { enTransaccion } from '@/infrastructure/postgres/shared/en-transaccion';
import { firmaDeCreacion } from '@/infrastructure/postgres/shared/firma';
import { anotarHistoria } from '@/infrastructure/postgres/shared/historia';

/** Answers its row; someone else may have charged the month a moment ago. */
const crearPlaneada = async (
  contexto: Contexto,
  { fila, nueva }: PasoGeneracion,
): Promise<FilaGeneracion> => {
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

export const postgresGeneradorMensualidades = (
  contexto: Contexto,
  cobro: LectorCobroPorDefecto = SIN_COBRO_CONFIGURADO,
): GeneradorMensualidades => {
  const planear = async (
    { db }: Contexto,
    { periodo, elecciones }: SolicitudGeneracion,
    porDefecto: CobroPorDefecto,
  ): Promise<PasoGeneracion[]> =>
    (await leerParticipantesEnCasa(db, periodo)).map((participante) =>
      planearMensualidad(participante, periodo, porDefecto, elegidoPara(participante.id, elecciones)),
    );
  const crear = async (
    tx: Contexto,
    solicitud: SolicitudGeneracion,
    porDefecto: CobroPorDefecto,
  ): Promise<ResultadoGeneracion> => {
    const filas: FilaGeneracion[] = [];
    for (const paso of await planear(tx, solicitud, porDefecto)) filas.push(await crearPlaneada(tx, paso));
    return contarGeneracion(solicitud, filas);
  };
  return {
    generar: async (solicitud, opciones) => {
      // Before the transaction: it is read through a connection of its own.
      const porDefecto = await cobro.leer();
      if (solicitud.simular) {
        const pasos = await planear(contexto, solicitud, porDefecto);
        return contarGeneracion(
          solicitud,
          pasos.map(({ fila }) => fila),
        );
      }
      return enTransaccion(contexto, (tx) =>
        crearUnaVez(tx, { entidad: 'generacion', datos: solicitud, opciones }, () =>
          crear(tx, solicitud, porDefecto),
        ),
      );
    },
  };
};

import { exigirActor, type Llamada, type Manejador, type Respuesta } from '@/server/http/manejador';

export const UN_DIA_MS = 86_400_000;

/**
 * The handler of that call, made at most once for each Idempotency-Key while its answer is kept. For what changes, or
 * signs, what is in the file store, which no transaction holds, and for what only leaves a line in the history: the
 * calls that create records keep their answer in the same transaction as the record.
 */
export const unaSolaVez = (llamada: string, { atender, unaSolaVezMs: vigenciaMs }: Llamada): Manejador => {
  if (vigenciaMs === undefined) return atender;
  return async (peticion, servicios) => {
    const { clave, cuerpo } = peticion;
    if (clave === undefined) return atender(peticion, servicios);
    const { id: actor } = exigirActor(peticion);
    const { respuestas } = servicios;
    const reserva = await respuestas.reservar({ actor, llamada, clave, cuerpo, vigenciaMs });
    if (!reserva.mia) return reserva.respuesta as Respuesta;
    try {
      const respuesta = await atender(peticion, servicios);
      await respuestas.guardar(reserva.numero, respuesta);
      return respuesta;
    } catch (error) {
      await respuestas.soltar(reserva.numero);
      throw error;
    }
  };
};

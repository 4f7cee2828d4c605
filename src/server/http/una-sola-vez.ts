import { VIGENCIA_FIRMA_MS } from '@/domain/archivos/permiso-firmado';
import { exigirActor, type Manejador, type Respuesta } from '@/server/http/manejador';

const UN_DIA_MS = 86_400_000;

/**
 * Calls that change, or sign, what is in the file store, which no transaction holds: the answer of each is kept, with
 * its key, this long. The calls that create records keep theirs in the same transaction as the record.
 */
const VIGENCIAS: Readonly<Record<string, number>> = {
  'POST /storage/upload-url': VIGENCIA_FIRMA_MS,
  'POST /storage/delete-url': VIGENCIA_FIRMA_MS,
  'POST /storage/create-folder': UN_DIA_MS,
  'POST /storage/rename-folder': UN_DIA_MS,
  'POST /storage/rename-file': UN_DIA_MS,
  'POST /storage/delete-folder': UN_DIA_MS,
  'POST /storage/reserve-folder': UN_DIA_MS,
  'POST /storage/trash/restore': UN_DIA_MS,
  'POST /storage/trash/delete': UN_DIA_MS,
};

/** The handler of that call, made at most once for each Idempotency-Key. */
export const unaSolaVez = (llamada: string, manejador: Manejador): Manejador => {
  const vigenciaMs = VIGENCIAS[llamada];
  if (vigenciaMs === undefined) return manejador;
  return async (peticion, servicios) => {
    const { clave, cuerpo } = peticion;
    if (clave === undefined) return manejador(peticion, servicios);
    const { id: actor } = exigirActor(peticion);
    const { respuestas } = servicios;
    const reserva = await respuestas.reservar({ actor, llamada, clave, cuerpo, vigenciaMs });
    if (!reserva.mia) return reserva.respuesta as Respuesta;
    try {
      const respuesta = await manejador(peticion, servicios);
      await respuestas.guardar(reserva.numero, respuesta);
      return respuesta;
    } catch (error) {
      await respuestas.soltar(reserva.numero);
      throw error;
    }
  };
};

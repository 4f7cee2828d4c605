import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';

/** Less than the thirty seconds that whoever called waits. */
const PLAZO_MS = 25_000;

const sinRespuesta = (): ErrorAplicacion =>
  new ErrorAplicacion('NO_DISPONIBLE', 'La base de datos no está disponible en este momento');

/**
 * What the work answers, or NO_DISPONIBLE when it takes so long that nobody waits for it any more, as when the database stopped half
 * way. What was abandoned may still happen: whoever asks again with the same key learns it.
 */
export const conPlazoDeRespuesta = async <T>(trabajo: () => Promise<T>, plazoMs = PLAZO_MS): Promise<T> => {
  let reloj: NodeJS.Timeout | undefined;
  const vence = new Promise<never>((_resolver, rechazar) => {
    reloj = setTimeout(() => rechazar(sinRespuesta()), plazoMs);
  });
  try {
    return await Promise.race([trabajo(), vence]);
  } finally {
    clearTimeout(reloj);
  }
};

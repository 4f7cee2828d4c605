import { esFechaCalendario } from '@/domain/shared/fechas';
import { z } from '@/domain/shared/zod';

const INSTANTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** An instant with its zone, ISO 8601; told in UTC. */
export const instante = () =>
  z.pipe(
    z.string(),
    z.transform((escrito: string, contexto): string => {
      const leido = INSTANTE.test(escrito) ? new Date(escrito) : null;
      if (leido && !Number.isNaN(leido.getTime()) && esFechaCalendario(escrito.slice(0, 10)))
        return leido.toISOString();
      contexto.issues.push({ code: 'custom', message: 'Escriba el día y la hora', input: escrito });
      return z.NEVER;
    }),
  );

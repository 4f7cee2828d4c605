import { analizar } from '@/domain/shared/analizar';
import { entero } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';
import type { API_VISITAS } from '@/domain/visitas/manifiesto-visitas';
import type { LlamadasDe } from '@/server/http/manejador';

const VISITAS_MAXIMO = 1_000_000_000;

/** Body of POST /visitor-count. */
const esquemaConteoVisitas = z.strictObject({
  count: entero(0, Number.MAX_SAFE_INTEGER),
  timestamp: z.iso.datetime({ offset: true, error: 'Escriba una fecha y hora válidas' }),
});

export const llamadasVisitas: LlamadasDe<typeof API_VISITAS> = {
  'POST /visitor-count': {
    resumen: 'Enviar el conteo de visitas',
    cuerpo: esquemaConteoVisitas,
    estado: 202,
    porMinuto: 30,
    atender: async ({ cuerpo }, { visitas }) => {
      const { count } = analizar(esquemaConteoVisitas, cuerpo);
      await visitas.subirHasta(Math.min(count, VISITAS_MAXIMO), new Date());
      return { estado: 202, cuerpo: { message: 'Conteo recibido' } };
    },
  },
};

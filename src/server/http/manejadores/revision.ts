import {
  esquemaDecisionDeHallazgo,
  esquemaRespuestaDeDecision,
  esquemaRevision,
} from '@/domain/revision/hallazgo';
import type { API_REVISION } from '@/domain/revision/manifiesto-revision';
import { alEscribir, alLeer, type LlamadasDe, ok } from '@/server/http/manejador';

export const llamadasRevision: LlamadasDe<typeof API_REVISION> = {
  'GET /revision': {
    resumen:
      'Datos guardados que alguien debe decidir: personas que coinciden, valores muy pequeños, datos ilegibles',
    respuesta: esquemaRevision,
    pesa: 'SIEMPRE',
    atender: alLeer(async ({ revision }) => ok(await revision.obtener())),
  },
  'PUT /revision/decisiones': {
    resumen: 'Dejar como está uno de esos datos, o volver a revisarlo',
    cuerpo: esquemaDecisionDeHallazgo,
    respuesta: esquemaRespuestaDeDecision,
    atender: alEscribir(async ({ revision }, { cuerpo }) => ok({ decision: await revision.decidir(cuerpo) })),
  },
};

import { esquemaParticipante } from '@/domain/participantes/participante';
import { entero, esquemaId, leido } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

/** A participante with what our server joins to it in paged reads. */
export const esquemaParticipanteEnLista = z.extend(esquemaParticipante, {
  acudiente_principal: leido(z.object({ id: esquemaId, nombre: z.string(), telefono: leido(z.string()) })),
  saldo: leido(entero(0, Number.MAX_SAFE_INTEGER)),
  saldo_vencido: leido(entero(0, Number.MAX_SAFE_INTEGER)),
});

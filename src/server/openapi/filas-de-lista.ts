import { esquemaAcudienteEnLista } from '@/domain/acudientes/acudiente-en-lista';
import { esquemaMensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { esquemaParticipante } from '@/domain/participantes/participante';
import { esquemaId } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

/** What a reading by page, or with filters, adds to each row: a whole list answers the records themselves. */
export const filaParticipante = z.extend(esquemaParticipante, {
  acudiente_principal: z.optional(
    z.nullable(z.object({ id: esquemaId, nombre: z.string(), telefono: z.nullable(z.string()) })),
  ),
  saldo: z.optional(z.nullable(z.number())),
  saldo_vencido: z.optional(z.nullable(z.number())),
});

export const filaMensualidad = z.partial(esquemaMensualidadEnLista, {
  participante_nombre: true,
  participante_documento: true,
  sede_id: true,
  sede_nombre: true,
  pagador_nombre: true,
  pagador_documento: true,
  vencida: true,
});

export const filaAcudiente = z.partial(esquemaAcudienteEnLista, { participante_nombre: true });

import { esquemaAcudiente } from '@/domain/acudientes/acudiente';
import { leido } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

/** A guardian beside the name of whom they look after. */
export const esquemaAcudienteEnLista = z.extend(esquemaAcudiente, { participante_nombre: leido(z.string()) });

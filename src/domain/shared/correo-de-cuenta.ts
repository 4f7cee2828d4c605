import { z } from '@/domain/shared/zod';

const tieneTildesAntesDeLaArroba = (escrito: string): boolean =>
  /[^ -~]/.test(escrito.slice(0, Math.max(escrito.lastIndexOf('@'), 0)));

/**
 * Of an account: the same however it was typed, and one that mail reaches, because its link and its notices go there. Few
 * servers take an accent before the @; after it, a name of a site may have one.
 */
export const DE_CUENTA = [
  z.toLowerCase(),
  z.refine<string>(
    (escrito) => !tieneTildesAntesDeLaArroba(escrito),
    'Quite las tildes o la ñ de antes de la @: a un correo así casi nunca llegan los mensajes',
  ),
] as const;

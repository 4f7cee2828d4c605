import { z } from '@/domain/shared/zod';

const TILDES_ANTES_DE_LA_ARROBA = /[^ -~].*@/;

/**
 * Of an account: the same however it was typed, and one that mail reaches, because its link and its notices go there. Few
 * servers take an accent before the @; after it, a name of a site may have one.
 */
export const DE_CUENTA = [
  z.toLowerCase(),
  z.refine<string>(
    (escrito) => !TILDES_ANTES_DE_LA_ARROBA.test(escrito),
    'Quite las tildes o la ñ de antes de la @: a un correo así casi nunca llegan los mensajes',
  ),
] as const;

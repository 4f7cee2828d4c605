import { MENSAJE_OBLIGATORIO } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

export const CONTRASENA_MINIMO = 8;
export const CONTRASENA_MAXIMO = 128;

/** A password is kept exactly as typed: no trimming. */
export const contrasena = () =>
  z
    .string()
    .check(
      z.minLength(CONTRASENA_MINIMO, `La contraseña debe tener al menos ${CONTRASENA_MINIMO} caracteres`),
      z.maxLength(CONTRASENA_MAXIMO, `La contraseña debe tener como máximo ${CONTRASENA_MAXIMO} caracteres`),
    );

/** One that is typed to show who asks: it is compared, never kept. */
export const contrasenaEscrita = () =>
  z
    .string()
    .check(z.minLength(1, MENSAJE_OBLIGATORIO), z.maxLength(CONTRASENA_MAXIMO, 'Revise la contraseña'));

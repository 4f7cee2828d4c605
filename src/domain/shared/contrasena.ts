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

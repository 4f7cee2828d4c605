import { analizar } from '@/domain/shared/analizar';
import { contrasena, contrasenaEscrita } from '@/domain/shared/contrasena';
import { correo, entero, opcional, sinNulo, texto, unoDe } from '@/domain/shared/esquemas';
import { ROLES } from '@/domain/shared/rol';
import { z } from '@/domain/shared/zod';
import { esFotoPropia, FOTO_MAXIMO_CARACTERES } from '@/domain/usuarios/foto';
import { ESTADOS_USUARIO } from '@/domain/usuarios/opciones-usuario';

const correoNormalizado = () => correo().check(z.toLowerCase());

const perfil = {
  displayName: opcional(texto(1, 120)),
  photoURL: opcional(
    z
      .string()
      .check(
        z.maxLength(FOTO_MAXIMO_CARACTERES, 'La foto es demasiado grande'),
        z.refine(esFotoPropia, 'Elija una imagen JPG, PNG o WebP'),
        sinNulo(),
      ),
  ),
};

/** Body of POST /usuarios. */
export const esquemaDatosUsuario = z.strictObject({
  email: correoNormalizado(),
  password: contrasena(),
  rol: unoDe(ROLES),
  ...perfil,
});
export type DatosUsuario = z.output<typeof esquemaDatosUsuario>;

/** Body of PUT /usuarios/{id}. */
export const esquemaCambiosUsuario = z.strictObject({
  email: z.optional(correoNormalizado()),
  rol: z.optional(unoDe(ROLES)),
  estado: z.optional(unoDe(ESTADOS_USUARIO)),
  ...perfil,
  version: z.optional(entero(0, Number.MAX_SAFE_INTEGER)),
  /** Of whoever asks, to change the e-mail: with it a person signs in and gets the link to a new password. */
  contrasena_propia: z.optional(contrasenaEscrita()),
});
export type CambiosUsuario = z.output<typeof esquemaCambiosUsuario>;

/** Body of POST /usuarios/{id}/contrasena-provisional. */
export const esquemaContrasenaProvisional = z.strictObject({
  password: contrasena(),
  /** Of whoever asks: whoever finds their session open must not take accounts over. */
  contrasena_propia: contrasenaEscrita(),
});
export type ContrasenaProvisional = z.output<typeof esquemaContrasenaProvisional>;

/** Body of PUT /auth/profile: a person's own display data and the version it was read at, nothing else. */
export const esquemaCambiosPerfil = z.strictObject({
  ...perfil,
  version: z.optional(entero(0, Number.MAX_SAFE_INTEGER)),
});
export type CambiosPerfil = z.output<typeof esquemaCambiosPerfil>;

export const MENSAJE_USUARIO_OBLIGATORIOS = 'Email, contraseña y rol son campos obligatorios';
export const MENSAJE_ID_USUARIO = 'ID de usuario requerido';
const OBLIGATORIOS = { campos: ['email', 'password', 'rol'], mensaje: MENSAJE_USUARIO_OBLIGATORIOS };

/** Specification §5, create user. Throws VALIDACION. */
export const validarDatosUsuario = (entrada: unknown): DatosUsuario =>
  analizar(esquemaDatosUsuario, entrada, OBLIGATORIOS);

/** Throws VALIDACION. */
export const validarCambiosUsuario = (entrada: unknown): CambiosUsuario =>
  analizar(esquemaCambiosUsuario, entrada);

/** Throws VALIDACION. */
export const validarContrasenaProvisional = (entrada: unknown): ContrasenaProvisional =>
  analizar(esquemaContrasenaProvisional, entrada);

/** Throws VALIDACION. */
export const validarCambiosPerfil = (entrada: unknown): CambiosPerfil =>
  analizar(esquemaCambiosPerfil, entrada);

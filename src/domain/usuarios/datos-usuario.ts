import { analizar } from '@/domain/shared/analizar';
import { esquemasDeDatos } from '@/domain/shared/campos/esquemas-de-campos';
import { contrasena, contrasenaEscrita } from '@/domain/shared/contrasena';
import { DE_CUENTA } from '@/domain/shared/correo-de-cuenta';
import { entero, opcional, sinNulo } from '@/domain/shared/esquemas';
import { esFotoPropia } from '@/domain/shared/foto';
import { z } from '@/domain/shared/zod';
import { CAMPOS_USUARIO } from '@/domain/usuarios/campos-usuario';

const { email: correo, rol, estado, displayName } = esquemasDeDatos(CAMPOS_USUARIO);

const email = correo.check(...DE_CUENTA);

const perfil = {
  displayName,
  // Not as a text is written: no space is taken from it, and it must be a picture.
  photoURL: opcional(
    z
      .string()
      .check(
        z.maxLength(CAMPOS_USUARIO.photoURL.max, { error: 'La foto es demasiado grande', abort: true }),
        z.refine(esFotoPropia, 'Elija una imagen JPG, PNG o WebP'),
        sinNulo(),
      ),
  ),
};

/** Body of POST /usuarios. */
export const esquemaDatosUsuario = z.strictObject({
  email,
  password: contrasena(),
  rol,
  ...perfil,
});
export type DatosUsuario = z.output<typeof esquemaDatosUsuario>;

/** Body of PUT /usuarios/{id}. */
export const esquemaCambiosUsuario = z.strictObject({
  email: z.optional(email),
  rol: z.optional(rol),
  estado,
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

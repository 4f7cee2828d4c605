import type { Campos } from '@/domain/shared/campos/campo';
import { FOTO_MAXIMO_CARACTERES } from '@/domain/shared/foto';
import { ETIQUETA_ROL } from '@/domain/shared/rol';
import { ETIQUETA_ESTADO_USUARIO } from '@/domain/usuarios/opciones-usuario';

/** Everything that is written of a usuario, but their password, which is never read. */
export const CAMPOS_USUARIO = {
  email: { etiqueta: 'Correo electrónico', tipo: 'correo', obligatorio: true },
  rol: { etiqueta: 'Rol', tipo: 'opcion', palabras: ETIQUETA_ROL, obligatorio: true, siFalta: 'CONSULTA' },
  displayName: { etiqueta: 'Nombre', tipo: 'texto', max: 120 },
  photoURL: { etiqueta: 'Foto', tipo: 'texto', max: FOTO_MAXIMO_CARACTERES },
  estado: { etiqueta: 'Estado', tipo: 'opcion', palabras: ETIQUETA_ESTADO_USUARIO, siFalta: 'ACTIVO' },
} as const satisfies Campos;

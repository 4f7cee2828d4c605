import type { SiExiste } from '@/domain/archivos/nombre-archivo';
import type { Id } from '@/domain/shared/id';
import type { Rol } from '@/domain/shared/rol';

/** Signed addresses live a minute at most. */
export const VIGENCIA_FIRMA_MS = 60_000;

export type MetodoFirmado = 'PUT' | 'GET' | 'DELETE';

/** What one signed address allows: one call, on one file, for one person, until one moment. */
export interface PermisoFirmado {
  metodo: MetodoFirmado;
  /** Path of the file in the store. */
  clave: string;
  /** Bytes it may bring; 0 for calls that bring none. */
  maximo: number;
  /** Type it may bring; '' for calls that bring nothing. */
  tipo: string;
  /** What to do when the name of what it brings is taken; '' refuses it. */
  siExiste: SiExiste | '';
  usuario: Id;
  /** Of whoever asked for it. */
  rol: Rol;
  /** Of their account as it was then: the address ends with it. */
  credencial: string;
  /** Milliseconds since 1970. */
  expira: number;
  /** Makes it unique, so that it is used once. */
  unico: string;
}

/** The part of a content type that says what it is, without parameters. */
export const tipoBase = (tipo: string): string => `${tipo.split(';')[0]}`.trim().toLowerCase();

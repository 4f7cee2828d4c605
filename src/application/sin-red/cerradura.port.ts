import type { EquipoRegistrado } from '@/domain/sin-red/equipo';
import type { Vigencia } from '@/domain/sin-red/vigencia';

/** What can be known of the vault of whoever is signed in without opening it. */
export interface SituacionDelCofre {
  /** Their PIN opens it. Without it, only signing in does. */
  conPin: boolean;
  /** Wrong PINs that are left before what is kept to be read is erased. */
  intentos: number;
  /** `null` when no copy is kept. */
  vigencia: Vigencia | null;
  /** When the copy was kept, by this device's clock. */
  guardada_en: number | null;
  /** Until when it may be read, by this device's clock. */
  vence_en: number | null;
}

/** `BORRADO`: it was the last one. `VENCIDO`: no copy of these days is kept. `RELOJ`: its age cannot be known by
 * that clock. `SIN_PIN`: only signing in opens it. */
export type ResultadoDePin =
  | { resultado: 'ABIERTO' }
  | { resultado: 'INCORRECTO'; quedan: number }
  | { resultado: 'BORRADO' | 'VENCIDO' | 'RELOJ' | 'SIN_PIN' };

/** How the vault of a device is chosen, opened, closed and erased. */
export interface Cerradura {
  situacion(): Promise<SituacionDelCofre>;
  /** What the service knows this device by; `null` when whoever is signed in did not choose it. */
  equipo(): Promise<string | null>;
  /**
   * Chooses it, or changes its PIN. What already waited to be sent stays. Leaves it open. Throws NO_DISPONIBLE where the
   * browser or the service cannot, and SIN_ESPACIO.
   */
  elegir(pin: string, registrado: EquipoRegistrado): Promise<void>;
  /** Counts the attempt before it looks, so that closing the browser gives none back. */
  abrirConPin(pin: string): Promise<ResultadoDePin>;
  /** With the key that the service gives to who is signed in. False when there is nothing to open, or it was not given. */
  abrirConServicio(): Promise<boolean>;
  /** Says that the copy kept now is that old, and for how many days it may be read. */
  anotarCopia(dias: number): Promise<void>;
  /** How many wait to be sent, of anybody, also with nobody signed in: no more than that is told. */
  esperanAqui(): Promise<number>;
  /** Erases the copies that are past their days, of anybody. */
  barrer(): Promise<void>;
  /** Erases what is kept to be read; the choice stays, and what waits to be sent. */
  olvidarCopia(dueno: string): Promise<void>;
  /** The same, and the PIN: from now on only signing in opens what waits to be sent. */
  dejar(): Promise<void>;
}

import { redDe } from '@/domain/sesion/red-de-direccion';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';

/** Failures of an account from addresses it has never come in from. */
export const claveDeCuenta = (correo: string): string => `cuenta:${correo}`;

/** The same from one where it has. */
export const claveDeAcceso = (correo: string, direccion: string): string =>
  `acceso:${correo}|${redDe(direccion)}`;

/** What comes from one place: whoever has a network of IPv6 has more addresses than anybody can count. */
export const claveDeLugar = (que: 'direccion' | 'restablecer' | 'confirmar', direccion: string): string =>
  `${que}:${redDe(direccion)}`;

export class ErrorDemasiadosIntentos extends ErrorAplicacion {
  constructor(readonly esperaSegundos: number) {
    super(
      'DEMASIADOS_INTENTOS',
      `Demasiados intentos. Espere ${enPalabras(esperaSegundos)} e intente de nuevo.`,
    );
    this.name = 'ErrorDemasiadosIntentos';
  }
}

const enPalabras = (segundos: number): string => {
  const minutos = Math.ceil(segundos / 60);
  return minutos === 1 ? '1 minuto' : `${minutos} minutos`;
};

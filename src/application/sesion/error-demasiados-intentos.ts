import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';

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

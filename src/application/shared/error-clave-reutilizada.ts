import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';

/** The creation key was already used with other data. */
export class ErrorClaveReutilizada extends ErrorAplicacion {
  constructor() {
    super(
      'VALIDACION',
      'Esta solicitud ya se envió antes con otros datos: recargue la página e intente de nuevo',
    );
    this.name = 'ErrorClaveReutilizada';
  }
}

import type { SalidasTardias } from '@/application/sesion/autenticacion.port';
import type { CierresPendientes } from '@/application/sesion/cierres-pendientes';
import { esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { quedoSinConfirmar } from '@/domain/shared/errores/error-transporte';

interface Dependencias {
  salidas: SalidasTardias;
  cierres: Pick<CierresPendientes, 'listar' | 'quitar'>;
}

/** Whether nobody attended to it: it is worth asking again. */
const sinAtender = (error: unknown): boolean =>
  quedoSinConfirmar(error) || (esErrorAplicacion(error) && error.codigo === 'DEMASIADOS_INTENTOS');

/** Tells the service of each session that was left without its hearing. Answers whether some are left. Never rejects. */
export const reintentarCierres =
  ({ salidas, cierres }: Dependencias) =>
  async (): Promise<boolean> => {
    for (const huella of cierres.listar()) {
      try {
        await salidas.cerrar(huella);
        cierres.quitar(huella);
      } catch (error) {
        // What a service refuses it will refuse again.
        if (!sinAtender(error)) cierres.quitar(huella);
      }
    }
    return cierres.listar().length > 0;
  };

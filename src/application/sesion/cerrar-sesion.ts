import type { Autenticacion } from '@/application/sesion/autenticacion.port';
import type { CierresPendientes } from '@/application/sesion/cierres-pendientes';
import type { SesionStore } from '@/application/sesion/sesion-store.port';
import type { CajaBorradores } from '@/application/shared/caja-borradores.port';
import type { Registro } from '@/application/shared/equipo.port';

interface Dependencias {
  autenticacion: Autenticacion;
  sesiones: SesionStore;
  borradores: Pick<CajaBorradores, 'vaciar'>;
  registro: Registro;
  anotarSalida: CierresPendientes['anotar'];
  /** Erases what this device keeps to be read of whoever leaves. Never rejects. */
  olvidarCopia: (dueno: string) => Promise<void>;
}

/**
 * Clears this browser first, then tells the service, which may fail in silence (specification §4): it is told again later.
 * Resolves once nothing of theirs is left here, which whoever leaves the page has to wait for; `avisado`, once the service
 * has answered or failed. Neither rejects.
 */
export const cerrarSesion =
  ({ autenticacion, sesiones, borradores, registro, anotarSalida, olvidarCopia }: Dependencias) =>
  async (): Promise<{ avisado: Promise<void> }> => {
    const sesion = sesiones.leer();
    if (sesion) borradores.vaciar(String(sesion.usuario.id));
    sesiones.limpiar();
    if (!sesion) return { avisado: Promise.resolve() };
    const borrado = olvidarCopia(String(sesion.usuario.id));
    const anotada = anotarSalida(sesion.token);
    const avisar = async () => {
      try {
        await autenticacion.cerrarSesion(sesion);
        (await anotada)();
      } catch (causa) {
        registro.aviso('El servicio no registró el cierre de sesión', causa);
        await anotada;
      }
    };
    const avisado = avisar();
    await borrado;
    return { avisado };
  };

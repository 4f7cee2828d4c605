import type { Correo } from '@/application/shared/correo.port';
import type { LibretaDelSistema } from '@/application/sistema/libreta-del-sistema.port';
import { codigoDeEnvio, motivoDeEnvio } from '@/application/sistema/probar-correo';

/** The same mail; how its last message went is written down. */
export const anotandoEnvios = (correo: Correo, libreta: Pick<LibretaDelSistema, 'anotarEnvio'>): Correo => ({
  enviar: async (mensaje) => {
    const anotar = (falla: string | null, codigo?: string): void =>
      libreta.anotarEnvio({ en: new Date().toISOString(), falla, codigo });
    try {
      await correo.enviar(mensaje);
      anotar(null);
    } catch (error) {
      anotar(motivoDeEnvio(error), codigoDeEnvio(error));
      throw error;
    }
  },
});

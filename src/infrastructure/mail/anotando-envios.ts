import type { Correo } from '@/application/shared/correo.port';
import type { LibretaDelSistema } from '@/application/sistema/libreta-del-sistema.port';

const MOTIVO_MAXIMO = 200;

/** What the mail server said, without the address that it may repeat. */
const motivoDe = (error: unknown): string =>
  (error as Error).message.replace(/\S+@\S+/g, '…').slice(0, MOTIVO_MAXIMO);

/** The same mail; how its last message went is written down. */
export const anotandoEnvios = (correo: Correo, libreta: Pick<LibretaDelSistema, 'anotarEnvio'>): Correo => ({
  enviar: async (mensaje) => {
    const anotar = (falla: string | null): void =>
      libreta.anotarEnvio({ en: new Date().toISOString(), falla });
    try {
      await correo.enviar(mensaje);
      anotar(null);
    } catch (error) {
      anotar(motivoDe(error));
      throw error;
    }
  },
});

import { describe, expect, it } from 'vitest';
import { esErrorTransporte } from '@/domain/shared/errores/error-transporte';
import { PARTES_DEL_SISTEMA } from '@/domain/sistema/estado-del-sistema';
import { type AbrirMundoDelNavegador, usarMundo } from '../apoyo/mundo';

export const contratoVigiaDelSistema = (
  nombre: string,
  crearAdaptador: AbrirMundoDelNavegador,
  hayMaquina: boolean,
): void => {
  describe(`VigiaDelSistema: ${nombre}`, () => {
    const mundo = usarMundo(crearAdaptador);

    it.runIf(hayMaquina)('says how each part is, and that nothing has been backed up yet', async () => {
      const estado = await mundo().sistema.mirar();
      expect(estado?.partes.map(({ parte }) => parte)).toEqual(PARTES_DEL_SISTEMA);
      expect(estado?.partes.find(({ parte }) => parte === 'BASE')?.nivel).not.toBe('MAL');
      expect(estado?.partes.find(({ parte }) => parte === 'RESPALDO')?.nivel).toBe('MAL');
      expect(estado?.ensayo).toBe('IMPOSIBLE');
    });

    it.runIf(!hayMaquina)('has no machine to look at, and says so', async () => {
      expect(await mundo().sistema.mirar()).toBeNull();
    });

    it.runIf(hayMaquina)('without a mail server a test message says so, and what to do', async () => {
      const prueba = await mundo().sistema.probarCorreo();
      expect(prueba).toMatchObject({ resultado: 'SIN_SERVIDOR', motivo: null });
      expect(prueba?.accion).toContain('SMTP_URL');
    });

    it.runIf(!hayMaquina)('sends no test message', async () => {
      expect(await mundo().sistema.probarCorreo()).toBeNull();
    });

    it('without a backup there is none to try', async () => {
      const rechazo: unknown = await mundo()
        .sistema.ensayar()
        .catch((error: unknown) => error);
      // Over HTTP a 409 has words of its own, and keeps those of the service.
      const dicho = esErrorTransporte(rechazo) ? rechazo.serverMessage : (rechazo as Error).message;
      expect(dicho).toBe('No hay una copia de seguridad que este servidor pueda leer');
    });
  });
};

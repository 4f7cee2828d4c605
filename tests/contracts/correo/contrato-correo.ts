import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Correo, MensajeCorreo } from '@/application/shared/correo.port';

export interface CorreoBajoPrueba {
  correo: Correo;
  /** Messages that left, oldest first, as whoever receives them gets them. */
  recibidos(): Promise<string[]>;
  /** From now on nothing can be handed over. */
  cortar(): Promise<void>;
  cerrar(): Promise<void>;
}

const MENSAJE: MensajeCorreo = {
  para: 'ana@ejemplo.example',
  asunto: 'Su contraseña',
  texto: 'Abra esta dirección:\nhttps://sitio.example/restablecer',
};

export const contratoCorreo = (nombre: string, abrir: () => Promise<CorreoBajoPrueba>): void => {
  describe(`Correo: ${nombre}`, () => {
    let prueba: CorreoBajoPrueba;
    beforeAll(async () => {
      prueba = await abrir();
    });
    afterAll(() => prueba.cerrar());
    const enviar = async (cambios: Partial<MensajeCorreo> = {}): Promise<string> => {
      await prueba.correo.enviar({ ...MENSAJE, ...cambios });
      return (await prueba.recibidos()).at(-1) ?? '';
    };

    it('hands over a message with its address, its sender and its text', async () => {
      const recibido = await enviar();
      expect(recibido).toMatch(/^To: ana@ejemplo\.example$/m);
      expect(recibido).toMatch(/^From: panel@fundacion\.example$/m);
      expect(recibido).toContain('https://sitio.example/restablecer');
    });

    it('many at once are all handed over, each whole', async () => {
      const antes = (await prueba.recibidos()).length;
      await Promise.all(
        [1, 2, 3].map((n) => prueba.correo.enviar({ ...MENSAJE, texto: `Mensaje ${n} entero` })),
      );
      const nuevos = (await prueba.recibidos()).slice(antes);
      expect(nuevos).toHaveLength(3);
      for (const n of [1, 2, 3])
        expect(nuevos.filter((uno) => uno.includes(`Mensaje ${n} entero`))).toHaveLength(1);
    });

    it('nothing that somebody typed begins another header or another message', async () => {
      const antes = (await prueba.recibidos()).length;
      const recibido = await enviar({
        asunto: 'Hola\r\nBcc: otra@ejemplo.example',
        texto: 'Fin\r\n.\r\nBcc: x',
      });
      expect(recibido).not.toMatch(/^Bcc: otra/m);
      expect((await prueba.recibidos()).length).toBe(antes + 1);
    });

    it('rejects what could not be handed over', async () => {
      await prueba.cortar();
      await expect(prueba.correo.enviar(MENSAJE)).rejects.toThrow();
    });
  });
};

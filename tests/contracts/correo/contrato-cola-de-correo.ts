import { beforeEach, describe, expect, it } from 'vitest';
import type { ColaDeCorreo, Correo } from '@/application/shared/correo.port';

const mensajePara = (para: string) => ({ para, asunto: 'Asunto', texto: 'Texto' });

export const contratoColaDeCorreo = (nombre: string, crear: (correo: Correo) => ColaDeCorreo): void => {
  describe(`ColaDeCorreo: ${nombre}`, () => {
    let enviados: string[];
    let soltar: () => void;
    let cola: ColaDeCorreo;
    beforeEach(() => {
      enviados = [];
      const permiso = new Promise<void>((resolver) => {
        soltar = resolver;
      });
      cola = crear({
        enviar: async ({ para }) => {
          await permiso;
          if (para === 'falla@ejemplo.example') throw new Error(`550 ${para}`);
          enviados.push(para);
        },
      });
    });

    it('nobody waits for a message to leave', () => {
      cola.agregar(mensajePara('ana@ejemplo.example'));
      expect(enviados).toEqual([]);
    });

    it('ends when nothing is left to send', async () => {
      let termino = false;
      cola.agregar(mensajePara('ana@ejemplo.example'));
      cola.agregar(mensajePara('rut@ejemplo.example'));
      const fin = cola.terminar().then(() => {
        termino = true;
      });
      await new Promise((seguir) => setImmediate(seguir));
      expect(termino).toBe(false);
      soltar();
      await fin;
      expect(enviados.sort()).toEqual(['ana@ejemplo.example', 'rut@ejemplo.example']);
    });

    it('one that fails stops nobody, nor the end', async () => {
      soltar();
      cola.agregar(mensajePara('falla@ejemplo.example'));
      cola.agregar(mensajePara('ana@ejemplo.example'));
      await expect(cola.terminar()).resolves.toBeUndefined();
      expect(enviados).toEqual(['ana@ejemplo.example']);
    });

    it('with nothing to send ends at once', async () => {
      await expect(cola.terminar()).resolves.toBeUndefined();
    });
  });
};

import { describe, expect, it } from 'vitest';
import { type AbrirMundoDelNavegador, usarMundo } from '../apoyo/mundo';
import { rechazo } from '../apoyo/rechazo';

/** A point that opens. */
const PUNTO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** A page that says that it is one. */
const FALSA = `data:image/png;base64,${btoa('<!doctype html><script>alert(1)</script>')}`;

export const contratoServidorDelSitio = (
  nombre: string,
  crearAdaptador: AbrirMundoDelNavegador,
  loHace: boolean,
): void => {
  describe(`ServidorDelSitio: ${nombre}`, () => {
    const mundo = usarMundo(crearAdaptador);
    const servidor = () => mundo().servidorDelSitio;

    it.runIf(loHace)('keeps a photo, and the same one is the same', async () => {
      const foto = await servidor().subirFoto(PUNTO);
      expect(foto).toMatchObject({ nombre: expect.stringMatching(/^[0-9a-f]{32}$/), ancho: 1, alto: 1 });
      expect(await servidor().subirFoto(PUNTO)).toEqual(foto);
    });

    it.runIf(loHace)('refuses what is no photo', async () => {
      await rechazo(servidor().subirFoto(FALSA), 'VALIDACION');
    });

    it.runIf(loHace)('gives an address for each look', async () => {
      const [una, otra] = [
        await servidor().pedirVistaPrevia('inicio'),
        await servidor().pedirVistaPrevia('inicio'),
      ];
      expect(una.direccion).toMatch(/^\/vista-previa\/[\w-]{43}$/);
      expect(otra.direccion).not.toBe(una.direccion);
    });

    it.runIf(!loHace)('says that there is no server', async () => {
      await rechazo(servidor().subirFoto(PUNTO), 'NO_DISPONIBLE');
      await rechazo(servidor().pedirVistaPrevia('inicio'), 'NO_DISPONIBLE');
    });
  });
};

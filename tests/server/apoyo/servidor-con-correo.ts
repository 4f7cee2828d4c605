import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll } from 'vitest';
import type { MensajeCorreo } from '@/application/shared/correo.port';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';

/** A server for the whole file, over PGlite, whose messages stay in `correos` instead of leaving. */
export const usarServidorConCorreo = () => {
  const abierto = {
    correos: [] as MensajeCorreo[],
    base: undefined as unknown as BaseDatosAbierta,
    servidor: undefined as unknown as ServidorDePrueba,
  };
  beforeAll(async () => {
    abierto.base = await abrirPGliteDePrueba();
    abierto.servidor = await crearServidorDePrueba({
      db: abierto.base.db,
      salida: {
        urlSitio: 'https://sitio.example',
        envia: true,
        correos: { agregar: (mensaje) => abierto.correos.push(mensaje), terminar: async () => {} },
        correo: { enviar: async () => {} },
      },
    });
  });
  afterAll(async () => {
    await abierto.servidor.cerrar();
    await abierto.base.cerrar();
  });
  return abierto;
};

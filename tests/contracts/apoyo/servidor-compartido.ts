import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll } from 'vitest';
import type { MensajeCorreo } from '@/application/shared/correo.port';

export interface ServidorConCorreo extends ServidorDePrueba {
  /** Messages that left, oldest first. */
  correos: readonly MensajeCorreo[];
}

const abrir = async (): Promise<ServidorConCorreo & { apagar(): Promise<void> }> => {
  const base = await abrirPGliteDePrueba();
  const correos: MensajeCorreo[] = [];
  const servidor = await crearServidorDePrueba({
    db: base.db,
    salida: {
      urlSitio: 'https://sitio.example',
      envia: true,
      correos: { agregar: (mensaje) => correos.push(mensaje), terminar: async () => {} },
    },
  });
  return {
    ...servidor,
    correos,
    apagar: async () => {
      await servidor.cerrar();
      await base.cerrar();
    },
  };
};

/** One server for every suite of a file; it stops with the last one. */
export const compartirServidor = (): (() => Promise<ServidorConCorreo>) => {
  let servidor: ReturnType<typeof abrir> | null = null;
  afterAll(async () => {
    await (await servidor)?.apagar();
  });
  return () => {
    servidor ??= abrir();
    return servidor;
  };
};

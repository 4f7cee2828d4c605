import type { Correo } from '@/application/shared/correo.port';

/** The same mail with the name of the foundation at its foot; without one, or while it cannot be known, as it is. */
export const firmando = (correo: Correo, leerNombre: () => Promise<string | null>): Correo => ({
  enviar: async (mensaje) => {
    const nombre = await leerNombre().catch(() => null);
    const texto = nombre === null ? mensaje.texto : `${mensaje.texto.trimEnd()}\n\n${nombre}\n`;
    return correo.enviar({ ...mensaje, texto });
  },
});

import type { ColaDeCorreo, Correo } from '@/application/shared/correo.port';
import type { Registro } from '@/application/shared/equipo.port';

/** A message that fails is logged without its address or text, and not tried again: the person can ask once more. */
export const crearColaDeCorreo = ({
  correo,
  registro,
}: {
  correo: Correo;
  registro: Registro;
}): ColaDeCorreo => {
  const pendientes = new Set<Promise<void>>();
  return {
    agregar: (mensaje) => {
      const envio = correo
        .enviar(mensaje)
        .catch((causa: unknown) => registro.error('No se pudo enviar un correo', causa))
        .finally(() => pendientes.delete(envio));
      pendientes.add(envio);
    },
    terminar: async () => {
      await Promise.all(pendientes);
    },
  };
};

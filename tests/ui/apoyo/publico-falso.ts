import { PUBLICADO } from '@tests/builders/publicado';
import { vi } from 'vitest';
import type { ServiciosPublicos } from '@/application/servicios/servicios-publicos';
import type { SesionStore } from '@/application/sesion/sesion-store.port';

/** As the page brings it: nobody draws where there is no canvas. */
const QR_DE_NEQUI = { texto: '3000000000', lado: 21, trazo: 'M0 0h1v1z' };

/** What the public pages need, of a foundation that has published it all, over the same session as the rest of the test. */
export const publicoFalso = (sesiones: SesionStore): ServiciosPublicos => ({
  registro: { aviso: vi.fn(), error: vi.fn() },
  portapapeles: { copiar: async () => undefined },
  usuarioGuardado: {
    leer: () => {
      const sesion = sesiones.leer();
      return sesion && JSON.stringify(sesion.usuario);
    },
    suscribir: (alCambiar) => sesiones.suscribir(alCambiar),
  },
  cerrarSesion: async () => sesiones.limpiar(),
  datosPublicos: {
    yaConocidos: () => ({ ...PUBLICADO, qr: QR_DE_NEQUI }),
    leer: async () => null,
    leerSitio: async () => null,
  },
  visitas: { contar: () => 1_250, crecer: () => 1_251 },
});

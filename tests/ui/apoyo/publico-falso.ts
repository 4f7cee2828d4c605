import { vi } from 'vitest';
import type { ServiciosPublicos } from '@/application/servicios/servicios-publicos';
import type { SesionStore } from '@/application/sesion/sesion-store.port';

/** What the public pages need, over the same session as the rest of the test. */
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
  datosPublicos: { yaConocidos: () => null, leer: async () => null },
  visitas: { contar: () => 1_250, crecer: () => 1_251 },
});

import type { DatosPublicos } from '@/application/configuracion/datos-publicos.port';
import type { Portapapeles, Registro } from '@/application/shared/equipo.port';

/** What the public pages need once React runs; composed without container, schemas or HTTP client. */
export interface ServiciosPublicos {
  portapapeles: Portapapeles;
  registro: Registro;
  usuarioGuardado: {
    /** Stored text of the signed-in user, or `null`. */
    leer(): string | null;
    /** Called when it may have changed, here or in another tab. Answers how to stop. */
    suscribir(alCambiar: () => void): () => void;
  };
  cerrarSesion(): Promise<void>;
  datosPublicos: DatosPublicos;
  visitas: {
    /** Count to show; the first call of a session adds one. */
    contar(): number;
    /** Adds the simulated growth and answers the new count. */
    crecer(): number;
  };
}

import type { GeneradorMensualidades } from '@/application/mensualidades/generador-mensualidades.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { OpcionesCreacion } from '@/application/shared/opciones-creacion';
import type { Permisos } from '@/application/shared/permisos.port';
import { type ResultadoGeneracion, validarSolicitudGeneracion } from '@/domain/mensualidades/generacion';

interface Dependencias {
  generador: GeneradorMensualidades;
  permisos: Permisos;
}

/** `entrada` is `{ periodo, elecciones?, simular? }`. Throws PERMISO_DENEGADO, VALIDACION. */
export const generarMensualidades =
  ({ generador, permisos }: Dependencias) =>
  async (entrada: unknown, opciones?: OpcionesCreacion): Promise<ResultadoGeneracion> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    return generador.generar(validarSolicitudGeneracion(entrada), opciones);
  };

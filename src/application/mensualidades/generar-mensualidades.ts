import type { MesesCerrados } from '@/application/mensualidades/cierres/libro-de-cierres.port';
import type {
  GeneradorMensualidades,
  Planear,
} from '@/application/mensualidades/generador-mensualidades.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { LectorCobroPorDefecto } from '@/application/shared/fundacion-emisora.port';
import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { Permisos } from '@/application/shared/permisos.port';
import { exigirMesAbierto } from '@/domain/mensualidades/cierres/reglas-cierre';
import { type ResultadoGeneracion, validarSolicitudGeneracion } from '@/domain/mensualidades/generacion';
import { elegidoPara, planearMensualidad } from '@/domain/mensualidades/plan-generacion';
import { planearReingreso } from '@/domain/mensualidades/plan-reingreso';

interface Dependencias {
  generador: GeneradorMensualidades;
  cierres: MesesCerrados;
  cobro: LectorCobroPorDefecto;
  permisos: Permisos;
}

/** `entrada` is `{ periodo, elecciones?, simular? }`. Throws PERMISO_DENEGADO, VALIDACION, CONFLICTO. */
export const generarMensualidades =
  ({ generador, cierres, cobro, permisos }: Dependencias) =>
  async (entrada: unknown, opciones?: OpcionesCreacion): Promise<ResultadoGeneracion> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    const solicitud = validarSolicitudGeneracion(entrada);
    const { periodo, elecciones } = solicitud;
    const ultimo = await cierres.ultimoCerrado();
    const prepararPlan = async (): Promise<Planear> => {
      const porDefecto = await cobro.leer();
      return (participante) => {
        exigirMesAbierto(ultimo, periodo, { campos: ['periodo'], remedio: 'genere un mes abierto' });
        const elegido = elegidoPara(participante.id, elecciones);
        return (
          planearReingreso(participante, porDefecto, elegido) ??
          planearMensualidad(participante, periodo, porDefecto, elegido)
        );
      };
    };
    return generador.generar(solicitud, prepararPlan, opciones);
  };

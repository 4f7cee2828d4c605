import type { MesesCerrados } from '@/application/mensualidades/cierres/libro-de-cierres.port';
import type { ParticipantesConCobro } from '@/application/mensualidades/generador-mensualidades.port';
import type { MensualidadRepository } from '@/application/mensualidades/mensualidad-repository.port';
import type { Reloj } from '@/application/shared/equipo.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { LectorCobroPorDefecto } from '@/application/shared/fundacion-emisora.port';
import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { Permisos } from '@/application/shared/permisos.port';
import { exigirMesAbierto } from '@/domain/mensualidades/cierres/reglas-cierre';
import { validarDatosMensualidad } from '@/domain/mensualidades/datos-mensualidad';
import { PARTICIPANTE_DE_MENSUALIDAD } from '@/domain/mensualidades/integridad-mensualidad';
import type { MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import { estadoAlNacer, revisarMontos, vencimientoDe } from '@/domain/mensualidades/reglas-mensualidad';
import { fechaEnBogota, periodoDe } from '@/domain/shared/fechas';
import { errorDeReferencia } from '@/domain/shared/integridad';

interface Dependencias {
  mensualidades: Pick<MensualidadRepository, 'crear'>;
  cierres: MesesCerrados;
  participantes: ParticipantesConCobro;
  cobro: LectorCobroPorDefecto;
  permisos: Permisos;
  reloj: Reloj;
}

/**
 * Throws PERMISO_DENEGADO, VALIDACION, CONFLICTO, DUPLICADO. Defaults: the current month, and the participante's payment day or,
 * without one, the foundation's, never before their arrival and the days of grace.
 */
export const crearMensualidad =
  ({ mensualidades, cierres, participantes, cobro: porDefecto, permisos, reloj }: Dependencias) =>
  async (entrada: unknown, opciones?: OpcionesCreacion): Promise<MensualidadConSaldo> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    const datos = validarDatosMensualidad(entrada);
    const participante = await participantes.obtener(datos.participante_id);
    if (!participante) throw errorDeReferencia(PARTICIPANTE_DE_MENSUALIDAD);
    const { valor, descuento = 0, motivo_anulacion = null } = datos;
    revisarMontos({ valor, descuento, abonos: [] });
    const periodo = datos.periodo ?? periodoDe(fechaEnBogota(reloj.ahora()));
    const fecha_vencimiento =
      datos.fecha_vencimiento ?? vencimientoDe(periodo, participante, await porDefecto.leer());
    const alNacer = estadoAlNacer({ valor, descuento, motivo_anulacion });
    const nueva = { ...datos, periodo, fecha_vencimiento, ...alNacer };
    const ultimo = await cierres.ultimoCerrado();
    const revisar = () =>
      exigirMesAbierto(ultimo, periodo, { campos: ['periodo'], remedio: 'cóbrela en un mes abierto' });
    return mensualidades.crear(nueva, opciones, revisar);
  };

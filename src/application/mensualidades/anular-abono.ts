import type { MesesCerrados } from '@/application/mensualidades/cierres/libro-de-cierres.port';
import type { AnulacionDecidida, LibroDeAbonos } from '@/application/mensualidades/libro-de-abonos.port';
import type { Reloj } from '@/application/shared/equipo.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { Permisos } from '@/application/shared/permisos.port';
import { estaCerrado } from '@/domain/mensualidades/cierres/reglas-cierre';
import { MENSAJE_ID_MENSUALIDAD } from '@/domain/mensualidades/datos-mensualidad';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import { exigirAbonoVivo, validarMotivo } from '@/domain/mensualidades/reglas-abono';
import { alAnularAbono, type MovimientoAFavor, movimientoSobre } from '@/domain/mensualidades/saldo-a-favor';
import { exigirId } from '@/domain/shared/exigir-id';
import { fechaEnBogota, periodoDe } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';

interface Dependencias {
  abonos: Pick<LibroDeAbonos, 'anular'>;
  cierres: MesesCerrados;
  permisos: Permisos;
  reloj: Reloj;
}

/**
 * One of a closed month still counts in its day, and is taken off today: an adjustment of the open month. `entrada` is
 * `{ motivo }`. Throws PERMISO_DENEGADO, VALIDACION, NO_ENCONTRADO, CONFLICTO.
 */
export const anularAbono =
  ({ abonos, cierres, permisos, reloj }: Dependencias) =>
  async (
    mensualidad: Id,
    abono: Id,
    entrada: unknown,
    opciones?: OpcionesCreacion,
  ): Promise<MensualidadConSaldo> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    exigirId(mensualidad, MENSAJE_ID_MENSUALIDAD);
    exigirId(abono, 'ID de abono requerido');
    const motivo = validarMotivo(entrada);
    const ultimo = await cierres.ultimoCerrado();
    const decidir = (antes: Mensualidad, movimientos: readonly MovimientoAFavor[]): AnulacionDecidida => {
      const { id, fecha: pagado } = exigirAbonoVivo(antes, abono);
      const fecha = fechaEnBogota(reloj.ahora());
      return {
        movimientos: alAnularAbono(id, movimientos).map((parte) =>
          movimientoSobre(parte, { tipo: parte.tipo, fecha, abono_id: id }),
        ),
        ajuste_en: estaCerrado(ultimo, periodoDe(pagado)) ? fecha : null,
      };
    };
    return abonos.anular(mensualidad, abono, motivo, decidir, opciones);
  };

import type { MesesCerrados } from '@/application/mensualidades/cierres/libro-de-cierres.port';
import type { Pagos } from '@/application/mensualidades/pagos.port';
import type { Reloj } from '@/application/shared/equipo.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { Permisos } from '@/application/shared/permisos.port';
import { estaCerrado } from '@/domain/mensualidades/cierres/reglas-cierre';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { exigirPagoVivo, type Pago } from '@/domain/mensualidades/pago';
import { validarMotivo } from '@/domain/mensualidades/reglas-abono';
import { alAnularAbono, type MovimientoAFavor, movimientoSobre } from '@/domain/mensualidades/saldo-a-favor';
import { exigirId } from '@/domain/shared/exigir-id';
import { fechaEnBogota, periodoDe } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';

interface Dependencias {
  pagos: Pick<Pagos, 'anular'>;
  cierres: MesesCerrados;
  permisos: Permisos;
  reloj: Reloj;
}

/**
 * Every abono of the payment that lives, and what was left over of it; of a closed month, as `anularAbono` does. `entrada` is `{ motivo }`. Throws
 * PERMISO_DENEGADO, VALIDACION, NO_ENCONTRADO, CONFLICTO.
 */
export const anularPago =
  ({ pagos, cierres, permisos, reloj }: Dependencias) =>
  async (id: Id, entrada: unknown, opciones?: OpcionesCreacion): Promise<Pago> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    exigirId(id, 'ID de pago requerido');
    const ultimo = await cierres.ultimoCerrado();
    const decidir = (cobros: readonly Mensualidad[], movimientos: readonly MovimientoAFavor[]) => {
      const fecha = fechaEnBogota(reloj.ahora());
      return exigirPagoVivo(cobros, id).map(({ mensualidad, abono }) => ({
        mensualidad: mensualidad.id,
        abono: abono.id,
        movimientos: alAnularAbono(abono.id, movimientos).map((parte) =>
          movimientoSobre(parte, { tipo: parte.tipo, fecha, abono_id: abono.id }),
        ),
        ajuste_en: estaCerrado(ultimo, periodoDe(abono.fecha)) ? fecha : null,
      }));
    };
    return pagos.anular(id, validarMotivo(entrada), decidir, opciones);
  };

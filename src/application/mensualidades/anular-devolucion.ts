import type { MesesCerrados } from '@/application/mensualidades/cierres/libro-de-cierres.port';
import type { SaldosAFavor } from '@/application/mensualidades/saldos-a-favor.port';
import type { Reloj } from '@/application/shared/equipo.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { Permisos } from '@/application/shared/permisos.port';
import { alAnularDevolucion } from '@/domain/mensualidades/anular-devolucion';
import { validarMotivo } from '@/domain/mensualidades/reglas-abono';
import type { SaldoAFavor } from '@/domain/mensualidades/saldo-a-favor';
import { leerClavePagador } from '@/domain/shared/clave-pagador';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { exigirId } from '@/domain/shared/exigir-id';
import { fechaEnBogota } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';

interface Dependencias {
  saldosAFavor: Pick<SaldosAFavor, 'anularDevolucion'>;
  cierres: MesesCerrados;
  permisos: Permisos;
  reloj: Reloj;
}

/**
 * A refund that was written down and should not have been: its money is in favour again. `entrada` is `{ motivo }`. Throws
 * PERMISO_DENEGADO, VALIDACION, NO_ENCONTRADO, CONFLICTO.
 */
export const anularDevolucion =
  ({ saldosAFavor, cierres, permisos, reloj }: Dependencias) =>
  async (
    clave: string,
    devolucion: Id,
    entrada: unknown,
    opciones?: OpcionesCreacion,
  ): Promise<SaldoAFavor> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    if (!leerClavePagador(clave)) throw errorNoEncontrado('un pagador', clave);
    exigirId(devolucion, 'ID de devolución requerido');
    const motivo = validarMotivo(entrada);
    const ultimo = await cierres.ultimoCerrado();
    return saldosAFavor.anularDevolucion(
      clave,
      devolucion,
      motivo,
      (movimientos) =>
        alAnularDevolucion(devolucion, movimientos, { ultimo, motivo, hoy: fechaEnBogota(reloj.ahora()) }),
      opciones,
    );
  };

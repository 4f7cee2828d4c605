import type { MesesCerrados } from '@/application/mensualidades/cierres/libro-de-cierres.port';
import type { SaldosAFavor } from '@/application/mensualidades/saldos-a-favor.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { Permisos } from '@/application/shared/permisos.port';
import { exigirMesAbierto } from '@/domain/mensualidades/cierres/reglas-cierre';
import type { MovimientoAFavor, SaldoAFavor } from '@/domain/mensualidades/saldo-a-favor';
import { exigirOtraSede, validarSedeDePago } from '@/domain/mensualidades/sede-de-pago';
import { leerClavePagador } from '@/domain/shared/clave-pagador';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { exigirId } from '@/domain/shared/exigir-id';
import { periodoDe } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';

interface Dependencias {
  saldosAFavor: Pick<SaldosAFavor, 'cambiarSede'>;
  cierres: MesesCerrados;
  permisos: Permisos;
}

/**
 * The house whose drawer a refund came out of, when it was not that of its person. `entrada` is `{ sede_id }`. Throws
 * PERMISO_DENEGADO, VALIDACION, NO_ENCONTRADO, CONFLICTO.
 */
export const corregirSedeDeDevolucion =
  ({ saldosAFavor, cierres, permisos }: Dependencias) =>
  async (
    clave: string,
    devolucion: Id,
    entrada: unknown,
    opciones?: OpcionesCreacion,
  ): Promise<SaldoAFavor> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    if (!leerClavePagador(clave)) throw errorNoEncontrado('un pagador', clave);
    exigirId(devolucion, 'ID de devolución requerido');
    const sede = validarSedeDePago(entrada);
    const ultimo = await cierres.ultimoCerrado();
    const revisar = ({ fecha, sede_id }: MovimientoAFavor): void => {
      exigirMesAbierto(ultimo, periodoDe(fecha), {
        campos: ['sede_id'],
        remedio: 'la sede de lo que se devolvió en él no cambia',
      });
      exigirOtraSede(sede_id, sede, 'Esta devolución ya es de esa sede');
    };
    return saldosAFavor.cambiarSede(clave, devolucion, sede, revisar, opciones);
  };

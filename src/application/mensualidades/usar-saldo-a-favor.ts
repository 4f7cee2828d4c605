import type { SaldosAFavor } from '@/application/mensualidades/saldos-a-favor.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { OpcionesCreacion } from '@/application/shared/opciones-creacion';
import type { Permisos } from '@/application/shared/permisos.port';
import { MENSAJE_ID_MENSUALIDAD } from '@/domain/mensualidades/datos-mensualidad';
import type { MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import { type SaldoAFavor, validarAplicacion, validarDevolucion } from '@/domain/mensualidades/saldo-a-favor';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { exigirId } from '@/domain/shared/exigir-id';
import type { Id } from '@/domain/shared/id';
import { leerClavePagador } from '@/domain/shared/pagador';

interface Dependencias {
  saldosAFavor: Pick<SaldosAFavor, 'aplicar' | 'devolver'>;
  permisos: Permisos;
}

/** What may be done with what somebody has in their favour. Both throw PERMISO_DENEGADO, VALIDACION, NO_ENCONTRADO, CONFLICTO. */
export const usarSaldoAFavor = ({ saldosAFavor, permisos }: Dependencias) => ({
  /** `entrada` is `{ valor }`. Answers the fee, with the new abono last. */
  aplicar: async (
    mensualidad: Id,
    entrada: unknown,
    opciones?: OpcionesCreacion,
  ): Promise<MensualidadConSaldo> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    exigirId(mensualidad, MENSAJE_ID_MENSUALIDAD);
    return saldosAFavor.aplicar(mensualidad, validarAplicacion(entrada), opciones);
  },
  devolver: async (clave: string, entrada: unknown, opciones?: OpcionesCreacion): Promise<SaldoAFavor> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    if (!leerClavePagador(clave)) throw errorNoEncontrado('un pagador', clave);
    return saldosAFavor.devolver(clave, validarDevolucion(entrada), opciones);
  },
});

import type { MesesCerrados } from '@/application/mensualidades/cierres/libro-de-cierres.port';
import type { MensualidadRepository } from '@/application/mensualidades/mensualidad-repository.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { Permisos } from '@/application/shared/permisos.port';
import { exigirMesAbierto } from '@/domain/mensualidades/cierres/reglas-cierre';
import { descuentoAntesDelEgreso } from '@/domain/mensualidades/cobro-por-reingreso';
import { MENSAJE_ID_MENSUALIDAD, validarCambiosMensualidad } from '@/domain/mensualidades/datos-mensualidad';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import { aplicarCambiosMensualidad } from '@/domain/mensualidades/reglas-mensualidad';
import { encontrado } from '@/domain/shared/errores/errores-comunes';
import { exigirId } from '@/domain/shared/exigir-id';
import type { Id } from '@/domain/shared/id';

interface Dependencias {
  mensualidades: Pick<MensualidadRepository, 'obtener' | 'actualizar'>;
  cierres: MesesCerrados;
  permisos: Permisos;
}

/**
 * Throws PERMISO_DENEGADO, VALIDACION, NO_ENCONTRADO, CONFLICTO, DUPLICADO, VERSION_OBSOLETA. `base` is the record
 * the person was looking at; the server never passes it.
 */
export const actualizarMensualidad =
  ({ mensualidades, cierres, permisos }: Dependencias) =>
  async (id: Id, entrada: unknown, base?: Mensualidad): Promise<MensualidadConSaldo> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    exigirId(id, MENSAJE_ID_MENSUALIDAD);
    const cambios = validarCambiosMensualidad(entrada);
    const ultimo = await cierres.ultimoCerrado();
    const antes = encontrado(base ?? (await mensualidades.obtener(id)), 'una mensualidad', id);
    const { version: _, ...escritos } = cambios;
    exigirMesAbierto(ultimo, antes.periodo, {
      campos: Object.keys(escritos),
      remedio: 'su corrección se registra como un ajuste de hoy',
    });
    exigirMesAbierto(ultimo, cambios.periodo ?? null, {
      campos: ['periodo'],
      remedio: 'cóbrela en un mes abierto',
    });
    const { estado, motivo_anulacion } = aplicarCambiosMensualidad(antes, cambios);
    const { motivo_anulacion: pedido = antes.motivo_anulacion } = cambios;
    const descuento_antes_del_egreso = descuentoAntesDelEgreso(antes, cambios);
    const decididos = {
      ...cambios,
      // The discount may have decided the reason too.
      ...(pedido === motivo_anulacion ? {} : { motivo_anulacion }),
      ...(antes.descuento_antes_del_egreso === descuento_antes_del_egreso
        ? {}
        : { descuento_antes_del_egreso }),
    };
    return mensualidades.actualizar(id, decididos, estado);
  };

import type { LibroDeAbonos } from '@/application/mensualidades/libro-de-abonos.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { OpcionesCreacion } from '@/application/shared/opciones-creacion';
import type { Permisos } from '@/application/shared/permisos.port';
import { MENSAJE_ID_MENSUALIDAD } from '@/domain/mensualidades/datos-mensualidad';
import type { MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import { validarMotivo } from '@/domain/mensualidades/reglas-abono';
import { exigirId } from '@/domain/shared/exigir-id';
import type { Id } from '@/domain/shared/id';

interface Dependencias {
  abonos: Pick<LibroDeAbonos, 'anular'>;
  permisos: Permisos;
}

/** `entrada` is `{ motivo }`. Throws PERMISO_DENEGADO, VALIDACION, NO_ENCONTRADO, CONFLICTO. */
export const anularAbono =
  ({ abonos, permisos }: Dependencias) =>
  async (
    mensualidad: Id,
    abono: Id,
    entrada: unknown,
    opciones?: OpcionesCreacion,
  ): Promise<MensualidadConSaldo> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    exigirId(mensualidad, MENSAJE_ID_MENSUALIDAD);
    exigirId(abono, 'ID de abono requerido');
    return abonos.anular(mensualidad, abono, validarMotivo(entrada), opciones);
  };

import type { LibroDeAbonos } from '@/application/mensualidades/libro-de-abonos.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { OpcionesCreacion } from '@/application/shared/opciones-creacion';
import type { Permisos } from '@/application/shared/permisos.port';
import { MENSAJE_ID_MENSUALIDAD } from '@/domain/mensualidades/datos-mensualidad';
import type { MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import { validarDatosAbono } from '@/domain/mensualidades/reglas-abono';
import { exigirId } from '@/domain/shared/exigir-id';
import type { Id } from '@/domain/shared/id';

interface Dependencias {
  abonos: Pick<LibroDeAbonos, 'registrar'>;
  permisos: Permisos;
}

/** Throws PERMISO_DENEGADO, VALIDACION, NO_ENCONTRADO, CONFLICTO. Answers the fee, with the new abono last. */
export const registrarAbono =
  ({ abonos, permisos }: Dependencias) =>
  async (mensualidad: Id, entrada: unknown, opciones?: OpcionesCreacion): Promise<MensualidadConSaldo> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    exigirId(mensualidad, MENSAJE_ID_MENSUALIDAD);
    return abonos.registrar(mensualidad, validarDatosAbono(entrada), opciones);
  };

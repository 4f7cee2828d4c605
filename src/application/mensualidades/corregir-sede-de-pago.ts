import type { MesesCerrados } from '@/application/mensualidades/cierres/libro-de-cierres.port';
import type { LibroDeAbonos } from '@/application/mensualidades/libro-de-abonos.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { Permisos } from '@/application/shared/permisos.port';
import { exigirMesAbierto } from '@/domain/mensualidades/cierres/reglas-cierre';
import { MENSAJE_ID_MENSUALIDAD } from '@/domain/mensualidades/datos-mensualidad';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import { exigirAbonoVivo } from '@/domain/mensualidades/reglas-abono';
import { exigirOtraCaja, validarSedeDePago } from '@/domain/mensualidades/sede-de-pago';
import { exigirId } from '@/domain/shared/exigir-id';
import { periodoDe } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';

interface Dependencias {
  abonos: Pick<LibroDeAbonos, 'cambiarSede'>;
  cierres: MesesCerrados;
  permisos: Permisos;
}

/**
 * The house whose drawer the money came into, when it was not that of its person. `entrada` is `{ sede_id }`. Throws
 * PERMISO_DENEGADO, VALIDACION, NO_ENCONTRADO, CONFLICTO.
 */
export const corregirSedeDePago =
  ({ abonos, cierres, permisos }: Dependencias) =>
  async (
    mensualidad: Id,
    abono: Id,
    entrada: unknown,
    opciones?: OpcionesCreacion,
  ): Promise<MensualidadConSaldo> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    exigirId(mensualidad, MENSAJE_ID_MENSUALIDAD);
    exigirId(abono, 'ID de abono requerido');
    const sede = validarSedeDePago(entrada);
    const ultimo = await cierres.ultimoCerrado();
    const revisar = (antes: Mensualidad): void => {
      const pagado = exigirAbonoVivo(antes, abono);
      exigirMesAbierto(ultimo, periodoDe(pagado.fecha), {
        campos: ['sede_id'],
        remedio: 'la sede de lo que se recibió en él no cambia',
      });
      exigirOtraCaja(pagado, sede);
    };
    return abonos.cambiarSede(mensualidad, abono, sede, revisar, opciones);
  };

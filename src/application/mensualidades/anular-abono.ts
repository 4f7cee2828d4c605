import type { LibroDeAbonos } from '@/application/mensualidades/libro-de-abonos.port';
import type { Reloj } from '@/application/shared/equipo.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { Permisos } from '@/application/shared/permisos.port';
import { MENSAJE_ID_MENSUALIDAD } from '@/domain/mensualidades/datos-mensualidad';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import { exigirAbonoVivo, validarMotivo } from '@/domain/mensualidades/reglas-abono';
import {
  alAnularAbono,
  type MovimientoAFavor,
  type MovimientoNuevo,
  movimientoSobre,
} from '@/domain/mensualidades/saldo-a-favor';
import { exigirId } from '@/domain/shared/exigir-id';
import { fechaEnBogota } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';

interface Dependencias {
  abonos: Pick<LibroDeAbonos, 'anular'>;
  permisos: Permisos;
  reloj: Reloj;
}

/** `entrada` is `{ motivo }`. Throws PERMISO_DENEGADO, VALIDACION, NO_ENCONTRADO, CONFLICTO. */
export const anularAbono =
  ({ abonos, permisos, reloj }: Dependencias) =>
  async (
    mensualidad: Id,
    abono: Id,
    entrada: unknown,
    opciones?: OpcionesCreacion,
  ): Promise<MensualidadConSaldo> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    exigirId(mensualidad, MENSAJE_ID_MENSUALIDAD);
    exigirId(abono, 'ID de abono requerido');
    const decidir = (antes: Mensualidad, movimientos: readonly MovimientoAFavor[]): MovimientoNuevo[] => {
      const { id } = exigirAbonoVivo(antes, abono);
      const fecha = fechaEnBogota(reloj.ahora());
      return alAnularAbono(id, movimientos).map((parte) =>
        movimientoSobre(parte, { tipo: parte.tipo, fecha, abono_id: id }),
      );
    };
    return abonos.anular(mensualidad, abono, validarMotivo(entrada), decidir, opciones);
  };

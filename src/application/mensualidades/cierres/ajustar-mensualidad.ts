import type { MesesCerrados } from '@/application/mensualidades/cierres/libro-de-cierres.port';
import type { LibroDeAbonos, PagoDecidido } from '@/application/mensualidades/libro-de-abonos.port';
import type { Reloj } from '@/application/shared/equipo.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { Permisos } from '@/application/shared/permisos.port';
import { revisarAjuste, validarAjuste } from '@/domain/mensualidades/cierres/ajuste-de-mensualidad';
import { MENSAJE_ID_MENSUALIDAD } from '@/domain/mensualidades/datos-mensualidad';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import { exigirId } from '@/domain/shared/exigir-id';
import { fechaEnBogota } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';

interface Dependencias {
  abonos: Pick<LibroDeAbonos, 'ajustar'>;
  cierres: MesesCerrados;
  permisos: Permisos;
  reloj: Reloj;
}

/**
 * Takes off what is no longer owed of a fee whose month is closed: it is of today, and changes nothing of that month.
 * `entrada` is `{ valor, motivo }`. Throws PERMISO_DENEGADO, VALIDACION, NO_ENCONTRADO, CONFLICTO.
 */
export const ajustarMensualidad =
  ({ abonos, cierres, permisos, reloj }: Dependencias) =>
  async (mensualidad: Id, entrada: unknown, opciones?: OpcionesCreacion): Promise<MensualidadConSaldo> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    exigirId(mensualidad, MENSAJE_ID_MENSUALIDAD);
    const datos = validarAjuste(entrada);
    const ultimo = await cierres.ultimoCerrado();
    const decidir = (antes: Mensualidad): PagoDecidido => {
      revisarAjuste(antes, datos, ultimo);
      const { valor, motivo: referencia } = datos;
      const fecha = fechaEnBogota(reloj.ahora());
      return { pago: { fecha, valor, medio: 'AJUSTE', referencia, excedente: 0 }, movimientos: () => [] };
    };
    return abonos.ajustar(mensualidad, datos, decidir, opciones);
  };

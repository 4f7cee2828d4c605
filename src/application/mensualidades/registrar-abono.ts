import type { MesesCerrados } from '@/application/mensualidades/cierres/libro-de-cierres.port';
import type { LibroDeAbonos, PagoDecidido } from '@/application/mensualidades/libro-de-abonos.port';
import type { Reloj } from '@/application/shared/equipo.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { Permisos } from '@/application/shared/permisos.port';
import { exigirUnico } from '@/domain/mensualidades/abono-igual';
import { exigirFechaAbierta } from '@/domain/mensualidades/cierres/reglas-cierre';
import { MENSAJE_ID_MENSUALIDAD } from '@/domain/mensualidades/datos-mensualidad';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import { repartirPago, revisarAbono, validarDatosAbono } from '@/domain/mensualidades/reglas-abono';
import { pagoIgual } from '@/domain/mensualidades/repartir-en-mensualidades';
import { excedenteDe } from '@/domain/mensualidades/saldo-a-favor';
import { exigirId } from '@/domain/shared/exigir-id';
import { fechaEnBogota } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';

interface Dependencias {
  abonos: Pick<LibroDeAbonos, 'registrar'>;
  cierres: MesesCerrados;
  permisos: Permisos;
  reloj: Reloj;
}

/** Throws PERMISO_DENEGADO, VALIDACION, NO_ENCONTRADO, CONFLICTO. Answers the fee, with the new abono last. */
export const registrarAbono =
  ({ abonos, cierres, permisos, reloj }: Dependencias) =>
  async (mensualidad: Id, entrada: unknown, opciones?: OpcionesCreacion): Promise<MensualidadConSaldo> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    exigirId(mensualidad, MENSAJE_ID_MENSUALIDAD);
    const datos = validarDatosAbono(entrada);
    const ultimo = await cierres.ultimoCerrado();
    const decidir = (antes: Mensualidad): PagoDecidido => {
      exigirFechaAbierta(ultimo, datos.fecha);
      revisarAbono(antes, datos, fechaEnBogota(reloj.ahora()));
      if (datos.unico === true) exigirUnico(pagoIgual([antes], datos));
      return {
        pago: repartirPago(datos),
        provisional: datos.provisional,
        movimientos: (abono) => (abono.excedente > 0 ? [excedenteDe(antes, abono)] : []),
      };
    };
    return abonos.registrar(mensualidad, datos, decidir, opciones);
  };

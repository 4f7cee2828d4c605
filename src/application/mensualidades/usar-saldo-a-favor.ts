import type { MesesCerrados } from '@/application/mensualidades/cierres/libro-de-cierres.port';
import type { PagoDecidido } from '@/application/mensualidades/libro-de-abonos.port';
import type { SaldosAFavor } from '@/application/mensualidades/saldos-a-favor.port';
import type { Reloj } from '@/application/shared/equipo.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { Permisos } from '@/application/shared/permisos.port';
import { exigirFechaAbierta } from '@/domain/mensualidades/cierres/reglas-cierre';
import { MENSAJE_ID_MENSUALIDAD } from '@/domain/mensualidades/datos-mensualidad';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import { deLaMismaClase, type GenteDeEjemplo } from '@/domain/mensualidades/reglas-de-ejemplo';
import {
  hastaElDia,
  type MovimientoAFavor,
  type MovimientoNuevo,
  movimientoSobre,
  revisarAplicacion,
  revisarDevolucion,
  type SaldoAFavor,
  tomarAFavor,
  validarAplicacion,
  validarDevolucion,
} from '@/domain/mensualidades/saldo-a-favor';
import { leerClavePagador } from '@/domain/shared/clave-pagador';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { exigirId } from '@/domain/shared/exigir-id';
import { fechaEnBogota } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';

interface Dependencias {
  saldosAFavor: Pick<SaldosAFavor, 'aplicar' | 'devolver'>;
  cierres: MesesCerrados;
  permisos: Permisos;
  reloj: Reloj;
}

/** What may be done with what somebody has in their favour. Both throw PERMISO_DENEGADO, VALIDACION, NO_ENCONTRADO, CONFLICTO. */
export const usarSaldoAFavor = ({ saldosAFavor, cierres, permisos, reloj }: Dependencias) => ({
  /** `entrada` is `{ valor, fecha? }`. Answers the fee, with the new abono last. */
  aplicar: async (
    mensualidad: Id,
    entrada: unknown,
    opciones?: OpcionesCreacion,
  ): Promise<MensualidadConSaldo> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    exigirId(mensualidad, MENSAJE_ID_MENSUALIDAD);
    const datos = validarAplicacion(entrada);
    const ultimo = await cierres.ultimoCerrado();
    const hoy = fechaEnBogota(reloj.ahora());
    const { valor, fecha = hoy } = datos;
    const decidir = (
      antes: Mensualidad,
      todos: readonly MovimientoAFavor[],
      ejemplos: GenteDeEjemplo = new Set(),
    ): PagoDecidido => {
      const movimientos = hastaElDia(deLaMismaClase(todos, antes, ejemplos), fecha);
      revisarAplicacion(antes, movimientos, datos, hoy);
      exigirFechaAbierta(ultimo, fecha);
      return {
        pago: { fecha, valor, medio: 'SALDO_A_FAVOR', excedente: 0 },
        movimientos: ({ id }) =>
          tomarAFavor(movimientos, valor).map((parte) =>
            movimientoSobre(parte, { tipo: 'APLICACION', fecha, abono_id: id }),
          ),
      };
    };
    return saldosAFavor.aplicar(mensualidad, datos, decidir, opciones);
  },
  devolver: async (clave: string, entrada: unknown, opciones?: OpcionesCreacion): Promise<SaldoAFavor> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    if (!leerClavePagador(clave)) throw errorNoEncontrado('un pagador', clave);
    const datos = validarDevolucion(entrada);
    const ultimo = await cierres.ultimoCerrado();
    const decidir = (movimientos: readonly MovimientoAFavor[]): MovimientoNuevo[] => {
      exigirFechaAbierta(ultimo, datos.fecha);
      revisarDevolucion(movimientos, datos, fechaEnBogota(reloj.ahora()));
      const { fecha, medio, motivo, referencia = null, sede_id } = datos;
      return tomarAFavor(movimientos, datos.valor).map((parte) =>
        movimientoSobre(parte, {
          ...{ tipo: 'DEVOLUCION', fecha, abono_id: null },
          ...{ medio, motivo, referencia, sede_id },
        }),
      );
    };
    return saldosAFavor.devolver(clave, datos, decidir, opciones);
  },
});

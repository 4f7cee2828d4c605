import type { MesesCerrados } from '@/application/mensualidades/cierres/libro-de-cierres.port';
import type { PagoRepartido, Pagos } from '@/application/mensualidades/pagos.port';
import { type GenteDelPagador, loPaga } from '@/application/mensualidades/reunir-estado-de-pagador';
import type { Reloj } from '@/application/shared/equipo.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { Permisos } from '@/application/shared/permisos.port';
import { exigirUnico } from '@/domain/mensualidades/abono-igual';
import { exigirFechaAbierta } from '@/domain/mensualidades/cierres/reglas-cierre';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { excedenteDelPago, type Pago, revisarPago, validarDatosPago } from '@/domain/mensualidades/pago';
import { exigirSinMezcla, type GenteDeEjemplo } from '@/domain/mensualidades/reglas-de-ejemplo';
import { pagoIgual } from '@/domain/mensualidades/repartir-en-mensualidades';
import { excedenteDe } from '@/domain/mensualidades/saldo-a-favor';
import { leerClavePagador } from '@/domain/shared/clave-pagador';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { fechaEnBogota } from '@/domain/shared/fechas';

interface Dependencias {
  pagos: Pick<Pagos, 'registrar'>;
  cierres: MesesCerrados;
  permisos: Permisos;
  reloj: Reloj;
}

/** Throws PERMISO_DENEGADO, VALIDACION, NO_ENCONTRADO, CONFLICTO. What is left over goes with the last of its abonos. */
export const registrarPago =
  ({ pagos, cierres, permisos, reloj }: Dependencias) =>
  async (clave: string, entrada: unknown, opciones?: OpcionesCreacion): Promise<Pago> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    if (!leerClavePagador(clave)) throw errorNoEncontrado('un pagador', clave);
    const datos = validarDatosPago(entrada);
    const { fecha, medio, referencia, sede_id, provisional, partes } = datos;
    const ultimo = await cierres.ultimoCerrado();
    const decidir = (
      gente: GenteDelPagador,
      antes: readonly Mensualidad[],
      ejemplos: GenteDeEjemplo = new Set(),
    ): PagoRepartido => {
      exigirSinMezcla(antes, ejemplos);
      exigirFechaAbierta(ultimo, fecha);
      const loPagaEl = (mensualidad: Mensualidad) => loPaga(gente, mensualidad);
      revisarPago(antes, datos, { hoy: fechaEnBogota(reloj.ahora()), loPaga: loPagaEl });
      if (datos.unico === true) exigirUnico(pagoIgual(antes, datos));
      const sobra = excedenteDelPago(datos);
      const abonos = antes.map((mensualidad, n) => ({
        pago: {
          ...{ fecha, medio, referencia, sede_id },
          valor: partes[n]?.valor ?? 0,
          excedente: n === partes.length - 1 ? sobra : 0,
        },
        provisional,
        movimientos: (abono: Mensualidad['abonos'][number]) =>
          abono.excedente > 0 ? [excedenteDe(mensualidad, abono)] : [],
      }));
      return { excedente: sobra, abonos };
    };
    return pagos.registrar(clave, datos, decidir, opciones);
  };

import { permisosDe } from '@tests/application/dobles/permisos';
import { SIN_CIERRES } from '@tests/builders/sin-cierres';
import { anularAbono } from '@/application/mensualidades/anular-abono';
import { anularDevolucion } from '@/application/mensualidades/anular-devolucion';
import { anularPago } from '@/application/mensualidades/anular-pago';
import type { MesesCerrados } from '@/application/mensualidades/cierres/libro-de-cierres.port';
import { corregirSedeDeDevolucion } from '@/application/mensualidades/corregir-sede-de-devolucion';
import { corregirSedeDePago } from '@/application/mensualidades/corregir-sede-de-pago';
import { registrarAbono } from '@/application/mensualidades/registrar-abono';
import { registrarPago } from '@/application/mensualidades/registrar-pago';
import { usarSaldoAFavor } from '@/application/mensualidades/usar-saldo-a-favor';
import type { Reloj } from '@/application/shared/equipo.port';
import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { Id } from '@/domain/shared/id';
import type { Repositorios } from './mundo';

const DE_VERDAD: Reloj = { ahora: () => new Date() };

/** What may be paid is decided by the use-cases; under which lock, by the adapters of the world. */
export const cajaDe = (
  {
    abonos,
    saldosAFavor,
    cierres = SIN_CIERRES,
  }: Pick<Repositorios, 'abonos' | 'saldosAFavor'> & { cierres?: MesesCerrados },
  reloj: Reloj = DE_VERDAD,
) => {
  const permisos = permisosDe('ADMINISTRADOR');
  const anular = anularAbono({ abonos, cierres, permisos, reloj });
  return {
    registrar: registrarAbono({ abonos, cierres, permisos, reloj }),
    anular: (mensualidad: Id, abono: Id, motivo: string, opciones?: OpcionesCreacion) =>
      anular(mensualidad, abono, { motivo }, opciones),
    corregirSede: corregirSedeDePago({ abonos, cierres, permisos }),
    anularDevolucion: anularDevolucion({ saldosAFavor, cierres, permisos, reloj }),
    corregirSedeDeDevolucion: corregirSedeDeDevolucion({ saldosAFavor, cierres, permisos }),
    ...usarSaldoAFavor({ saldosAFavor, cierres, permisos, reloj }),
  };
};

/** The same of payments of several fees. */
export const cajaDePagos = ({ pagos }: Pick<Repositorios, 'pagos'>, reloj: Reloj = DE_VERDAD) => {
  const permisos = permisosDe('ADMINISTRADOR');
  return {
    registrar: registrarPago({ pagos, cierres: SIN_CIERRES, permisos, reloj }),
    anular: anularPago({ pagos, cierres: SIN_CIERRES, permisos, reloj }),
  };
};

import type { Finanzas } from '@/application/mensualidades/finanzas.port';
import type { Pagos } from '@/application/mensualidades/pagos.port';
import type { SaldosAFavor } from '@/application/mensualidades/saldos-a-favor.port';
import {
  finanzasDelPanel,
  pagosDe,
  saldosAFavorDe,
} from '@/application/mensualidades/servicios-mensualidades';
import { casos } from '../nombres';

declare module '../nombres' {
  interface Puertos {
    finanzas: Finanzas;
    saldosAFavor: SaldosAFavor;
    pagos: Pagos;
  }
}

/** What is owed and what was paid, across fees. */
export const modulosFinanzas = [
  casos('finanzas', finanzasDelPanel, ['finanzas', 'abonos']),
  casos('saldosAFavor', saldosAFavorDe, ['saldosAFavor', 'permisos', 'reloj']),
  casos('pagos', pagosDe, ['pagos', 'permisos', 'reloj']),
];

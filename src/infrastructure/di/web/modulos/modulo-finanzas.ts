import type { LibroDeCobranza } from '@/application/mensualidades/cobranza/libro-de-cobranza.port';
import { cobranzaDe } from '@/application/mensualidades/cobranza/servicios-cobranza';
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
    cobranza: LibroDeCobranza;
    pagos: Pagos;
  }
}

/** What is owed and what was paid, across fees. */
export const modulosFinanzas = [
  casos('finanzas', finanzasDelPanel, ['finanzas', 'abonos']),
  casos('cobranza', cobranzaDe, ['cobranza', 'permisos', 'reloj']),
  casos(
    'saldosAFavor',
    ({ mesesCerrados, ...puertos }) => saldosAFavorDe({ ...puertos, cierres: mesesCerrados }),
    ['saldosAFavor', 'mesesCerrados', 'permisos', 'reloj'],
  ),
  casos('pagos', ({ mesesCerrados, ...puertos }) => pagosDe({ ...puertos, cierres: mesesCerrados }), [
    'pagos',
    'mesesCerrados',
    'permisos',
    'reloj',
  ]),
];

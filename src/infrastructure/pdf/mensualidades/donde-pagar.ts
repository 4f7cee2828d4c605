import type { CuentaDePago } from '@/domain/mensualidades/papel-de-cobro';
import type { BloquePdf, EstiloPdf, TextoPdf } from '@/infrastructure/pdf/componer-pdf';

const enPalabras = ({ area, banco, tipo, numero, titular }: CuentaDePago): TextoPdf => ({
  text: [
    { text: `${area}: `, bold: true },
    `${banco}, ${tipo}, N.º ${numero}${titular ? `, a nombre de ${titular}` : ''}`,
  ],
});

/** The accounts of the foundation, one a line; nothing while none is set up. */
export const dondePagar = (cuentas: readonly CuentaDePago[], estilo: EstiloPdf = {}): BloquePdf[] =>
  cuentas.length === 0
    ? []
    : [{ stack: [{ text: 'Dónde pagar', bold: true }, ...cuentas.map(enPalabras)], ...estilo }];

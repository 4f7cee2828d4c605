import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';

const MIL = 1_000;
const MILLON = 1_000_000;

/** For a chart: '$ 12,5 M' (millions), '$ 850 mil', '$ 900'. */
export const pesosCortos = (valor: number): string => {
  if (valor >= MILLON) {
    const millones = Math.round(valor / (MILLON / 10)) / 10;
    return `$\u00a0${String(millones).replace('.', ',')}\u00a0M`;
  }
  return valor >= MIL
    ? `$\u00a0${formatearNumero(Math.round(valor / MIL))}\u00a0mil`
    : `$\u00a0${formatearNumero(valor)}`;
};

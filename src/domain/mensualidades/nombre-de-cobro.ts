import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { ETIQUETA_CONCEPTO } from '@/domain/mensualidades/opciones-mensualidad';
import { periodoEnPalabras } from '@/domain/shared/periodo-en-palabras';

/** What a paper or a message calls a fee: `Mensualidad de noviembre de 2026`. */
export const nombreDeCobro = ({ concepto, periodo }: Pick<Mensualidad, 'concepto' | 'periodo'>): string =>
  periodo ? `${ETIQUETA_CONCEPTO[concepto]} de ${periodoEnPalabras(periodo)}` : ETIQUETA_CONCEPTO[concepto];

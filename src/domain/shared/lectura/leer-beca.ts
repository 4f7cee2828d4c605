import { limpiarTecleado } from '@/domain/shared/lectura/lectura';
import { plegar } from '@/domain/shared/textos';

const TODA =
  /^(?:becad[oa]|beca(?: total| completa)?|exonerad[oa]|exoneracion|exent[oa]|condonad[oa]|gratis|no paga)$/;
const DE_UN_PORCENTAJE = /^(?:becad[oa]|beca)(?: del?| al)? ?(\d{1,3}) ?%?$/;

/** The scholarship that a list writes where the fee goes: `BECADO`, `Exonerada`, `beca 50 %`; `null` when it says none. */
export const becaEscrita = (texto: string): number | null => {
  const escrito = plegar(limpiarTecleado(texto))
    .replace(/[.*!]+$/, '')
    .trim();
  if (TODA.test(escrito)) return 100;
  if (escrito === 'media beca') return 50;
  const porcentaje = Number(DE_UN_PORCENTAJE.exec(escrito)?.[1] ?? Number.NaN);
  return porcentaje > 0 && porcentaje <= 100 ? porcentaje : null;
};

/** Said of it, so that nobody is surprised of what comes in. */
export const advertenciaDeBecaEscrita = (texto: string): string | null => {
  const beca = becaEscrita(texto);
  if (beca === null) return null;
  return beca === 100
    ? 'Queda en $ 0, con beca del 100 %: no se le cobra. Si paga algo, escriba cuánto'
    : `Queda con beca del ${beca} % del valor de la fundación. Si es de otro valor, escríbalo`;
};

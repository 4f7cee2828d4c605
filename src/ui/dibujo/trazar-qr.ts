import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import type { DatosIncrustados } from '@/application/configuracion/datos-publicos.port';

/** The code of a text as a path, for a page that shows it before any script runs. */
export const trazarQr = (texto: string): NonNullable<DatosIncrustados['qr']> => {
  const codigo = generate(texto, { minCorrectionLevel: correction.M });
  return { texto, lado: codigo.size, trazo: toSvgPath(codigo) };
};

import { comoObjeto } from '../cliente/cuerpo-error';

/** `{data: x}` -> `x`; anything else as it is. */
export const desenvolver = (cuerpo: unknown): unknown => {
  const objeto = comoObjeto(cuerpo);
  return objeto && 'data' in objeto ? objeto.data : cuerpo;
};

import type { CuerpoErrorServidor } from '@/domain/shared/errores/catalogo-transporte';
import type { ErroresCampos } from '@/domain/shared/errores/error-aplicacion';

type Objeto = Readonly<Record<string, unknown>>;

export const comoObjeto = (valor: unknown): Objeto | null =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor) ? (valor as Objeto) : null;

const comoTexto = (valor: unknown): string | undefined =>
  typeof valor === 'string' && valor.trim() !== '' ? valor : undefined;

const leerCampos = (valor: unknown): ErroresCampos | undefined => {
  const objeto = comoObjeto(valor);
  if (!objeto) return undefined;
  const textos = Object.entries(objeto).filter((par): par is [string, string] => typeof par[1] === 'string');
  return Object.fromEntries(textos);
};

/** Reads `{error: {message, codigo, campos, actual}, message}` and its usual variations: `{error: 'texto'}`, `{message}`. */
export const leerCuerpoError = (cuerpo: unknown): CuerpoErrorServidor => {
  const raiz = comoObjeto(cuerpo);
  const error = comoObjeto(raiz?.error);
  return {
    serverMessage: comoTexto(error?.message) ?? comoTexto(raiz?.message) ?? comoTexto(raiz?.error) ?? null,
    codigo: comoTexto(error?.codigo),
    campos: leerCampos(error?.campos),
    actual: error?.actual,
  };
};

/** `{data: x}` -> `x`; anything else as it is. */
export const desenvolver = (cuerpo: unknown): unknown => {
  const objeto = comoObjeto(cuerpo);
  return objeto && 'data' in objeto ? objeto.data : cuerpo;
};

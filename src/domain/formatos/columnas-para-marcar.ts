import type { LineaRellena } from '@/domain/formatos/rellenar-formato';

const letras = (linea: LineaRellena | undefined): string =>
  (linea ?? []).map((parte) => (parte.tipo === 'hueco' ? '___' : parte.texto)).join('');

/** Which columns of a table are only ticked, «Sí» or «No»: a paper keeps its room for the words of the others. */
export const columnasParaMarcar = ([
  titulos = [],
  ...filas
]: readonly (readonly LineaRellena[])[]): ReadonlySet<number> =>
  new Set(
    titulos.flatMap((titulo, columna) => {
      const corto = letras(titulo).length === 1 || letras(titulo).length === 2;
      return corto && filas.length > 0 && filas.every((fila) => letras(fila[columna]) === '')
        ? [columna]
        : [];
    }),
  );

import type { CambioRegistrado } from '@/domain/actividad/actividad';

/** Puts a change of the history in words; null for a field that people do not know. */
export const describirCon =
  (etiquetas: Readonly<Record<string, string>>, enPalabras: (campo: string, valor: unknown) => string) =>
  ({ campo, antes, despues }: CambioRegistrado) => {
    const etiqueta = etiquetas[campo];
    return etiqueta
      ? { etiqueta, antes: enPalabras(campo, antes), despues: enPalabras(campo, despues) }
      : null;
  };

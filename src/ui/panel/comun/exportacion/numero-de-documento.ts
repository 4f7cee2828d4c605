/**
 * Of a document as it is read ('CC 43.100.200'), its number as it is kept: in every file the same, so that one can be looked
 * up in another.
 */
export const numeroDeDocumento = (documento: string | null): string | null => {
  const [, numero] = /^\S+ (.*\d.*)$/.exec(documento ?? '') ?? [];
  return numero ? numero.replaceAll('.', '') : null;
};

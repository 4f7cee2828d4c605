let total = 0;

/** A part of the page broke while drawing and something else stands in its place. */
export const noteRenderFailure = (): void => {
  total += 1;
};

/** Lets whoever is being removed from the page know whether it is because something broke. */
export const countRenderFailures = (): number => total;

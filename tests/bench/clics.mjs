/** First clicks to time. `efecto` is what must be true in the page for the click to have worked; none: a navigation starts. */
export const CLICS = [];

/** What is told by a tint where there are tints. The ring of the focus stays as it is. */
const CHOSEN =
  ':is([aria-selected=true], [aria-pressed=true], [data-highlighted], :is(a, button, li)[aria-current], label:has(> :checked)):not(:focus-visible)';

/** With the high contrast of the system its colours replace those of the panel: an edge says what a tint said. */
export const forcedColorStyles = {
  '@media (forced-colors: active)': {
    [CHOSEN]: { outline: '3px solid Highlight', outlineOffset: '-3px' },
    '.pestana:not([aria-current])': { borderColor: 'Canvas!' },
    '[data-notice]': { outline: '1px solid', outlineOffset: '-1px' },
    '[data-part=fill]': { bg: 'Highlight!' },
    // A drawing with a colour of its own would keep it, over a ground that is no longer ours.
    svg: { color: 'inherit!' },
  },
};

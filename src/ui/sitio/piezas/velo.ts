/** What darkens an image behind words. Any point of the image under this is dark enough for light letters. */
const OSCURO = 'rgba(8, 44, 38, 0.67)';
/** Over how much it goes away, past the words. */
const ORILLA = '7rem';
const ORILLA_ANCHA = '18rem';

/**
 * A veil that follows the words: on narrow windows from the top of the band to the last line, and beside them on wide
 * ones, as far as the longest line of `medida`. It goes under the element that holds the words, in a band that cuts what
 * goes past its edges and isolates its layers.
 */
export const velo = (medida: string) =>
  ({
    position: 'relative',
    _before: {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      insetBlockStart: '-100rem',
      insetBlockEnd: { base: `-${ORILLA}`, lg: '-100rem' },
      insetInlineStart: '-100rem',
      insetInlineEnd: { base: '-100rem', lg: 'auto' },
      width: { lg: `calc(100rem + ${medida} + ${ORILLA_ANCHA})` },
      background: {
        base: `linear-gradient(${OSCURO} calc(100% - ${ORILLA}), transparent)`,
        lg: `linear-gradient(90deg, ${OSCURO} calc(100% - ${ORILLA_ANCHA}), transparent)`,
      },
      pointerEvents: 'none',
    },
  }) as const;

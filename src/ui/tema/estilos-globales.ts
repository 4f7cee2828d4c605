import { defineGlobalStyles } from '@chakra-ui/react/styled-system';
import { variablesOscuras } from './tokens';

export const estilosGlobales = defineGlobalStyles({
  html: {
    '--global-color-border': 'colors.border',
    colorScheme: 'light',
    bg: 'bg.canvas',
    color: 'fg',
    fontFamily: 'body',
    lineHeight: 'normal',
    textSizeAdjust: '100%',
    scrollPaddingTop: '5rem',
  },
  body: { minHeight: '100dvh' },
  ':root[data-theme=oscuro]': { colorScheme: 'dark' },
  // Until a script has said which mode it is, the device says it.
  ':root:not([data-theme])': { _osDark: { colorScheme: 'dark', ...variablesOscuras() } },
  'h1, h2, h3, h4': { fontFamily: 'heading', textWrap: 'balance', overflowWrap: 'anywhere' },
  'p, li, dd': { overflowWrap: 'break-word' },
  '::placeholder': { color: 'fg.muted', opacity: 1 },
  '::selection': { bg: 'brand.solid', color: 'brand.on' },
  // The ring is the same on everything that takes focus, so that nobody has to learn it twice.
  ':focus-visible': {
    outline: '3px solid var(--chakra-colors-focus)',
    outlineOffset: '2px',
  },
  // A region that takes focus to be read shows none; what can be pressed keeps it, also a link that becomes a tab under it.
  '[tabindex="-1"]:not(a, button):focus-visible': { outline: 'none' },
  '*, *::before, *::after': {
    _motionReduce: {
      // An animation ends where it would, at once. A short duration on transitions would start one on
      // every property of every element, each a frame behind its parent.
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
});

import { defineGlobalStyles } from '@chakra-ui/react/styled-system';
import { type Tone, toneColors } from './tone';

const tones = Object.fromEntries(
  (Object.keys(toneColors) as Tone[]).map((tone) => [`.kit-status[data-tone=${tone}]`, toneColors[tone]]),
);

/**
 * What is repeated on every row of a table is plain elements with these classes, part of the panel's global styles:
 * as styled components, sixty rows took more than twice the time to draw.
 */
export const rowPieceStyles = defineGlobalStyles({
  '.kit-status': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    maxWidth: 'full',
    paddingInline: '2.5',
    paddingBlock: '0.5',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'full',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: 'snug',
    whiteSpace: 'nowrap',
  },
  ...tones,
  '.kit-status > i': { width: '2', height: '2', flexShrink: 0, borderRadius: 'full', bg: 'currentColor' },
  'button.kit-status': { cursor: 'pointer', transition: 'border-color 120ms' },
  'button.kit-status:hover': { borderColor: 'currentColor' },
  'button.kit-status > svg': { opacity: 0.75 },
  // The pill is small; what a finger may touch is not.
  'button.kit-status::after': { content: '""', position: 'absolute', insetInline: '0', insetBlock: '-2.5' },
  // Over a second line the pill is at the top of its row: a finger has the rest of it below, and no other row's above.
  'td:has(> small) button.kit-status::after': {
    '@media (any-pointer: coarse)': { insetBlockStart: '-1.5', insetBlockEnd: '-4' },
  },
  '.kit-described': { display: 'inline-flex' },
  '.kit-check': {
    display: 'inline-grid',
    placeItems: 'center',
    width: '11',
    height: '11',
    flexShrink: 0,
    cursor: 'pointer',
  },
  '.kit-check[data-worded]': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    width: 'auto',
    paddingInline: '3',
    fontSize: 'sm',
  },
  '.kit-check > input': {
    width: '1.125rem',
    height: '1.125rem',
    accentColor: 'var(--chakra-colors-brand-solid)',
    cursor: 'pointer',
  },
  // What stands at the foot of the window must not hide the end of the page.
  'main:has([data-part=bulk])': { paddingBottom: { mdDown: '5.5rem!' } },
  // Nor what takes the focus: the room of the bar and of a control, for the browser leaves in place what half shows.
  'html:has([data-part=bulk], [data-part=foot])': { scrollPaddingBottom: { mdDown: '6.5rem' } },
  '.kit-row-menu': {
    display: 'inline-grid',
    placeItems: 'center',
    width: { base: 'touch', md: '8' },
    height: { base: 'touch', md: '8' },
    borderRadius: 'control',
    color: 'fg.muted',
    cursor: 'pointer',
    _print: { display: 'none' },
  },
  '.kit-row-menu:is(:hover, [aria-expanded=true])': { bg: 'bg.hover', color: 'fg' },
});

import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

export type ModalSize = 'sm' | 'md' | 'lg' | 'xl' | 'full';

/** Specification §2: sizes sm to full and their widest. */
const maxWidths: Record<ModalSize, string> = { sm: 'md', md: '2xl', lg: '4xl', xl: '6xl', full: 'full' };

/** Specification §2: 90 % at most; above it stays room for a message, which would otherwise cover its buttons. */
const TALLEST = 'min(90vh, calc(100vh - 9rem))';

export const modalStyles = (size: ModalSize): SystemStyleObject => ({
  position: 'relative',
  width: { base: '100vw', md: 'calc(100vw - 3rem)' },
  maxWidth: { base: '100vw', md: maxWidths[size] },
  height: { base: '100dvh', md: size === 'full' ? TALLEST : 'fit-content' },
  maxHeight: { base: '100dvh', md: TALLEST },
  margin: 'auto',
  padding: '0',
  // Its corners cut what is inside; `hidden` could also be scrolled, and leading to a section took the title away.
  overflow: 'clip',
  borderWidth: { base: '0', md: '1px' },
  borderStyle: 'solid',
  borderColor: 'border',
  borderRadius: { base: '0', md: 'card' },
  bg: 'bg.surface',
  color: 'fg',
  boxShadow: 'float',
  outline: 'none',
  // A transform would make it the frame of what is fixed inside: a message would start over its controls.
  animation: 'fundir 160ms cubic-bezier(0.2, 0, 0, 1)',
  '& > [data-part=frame]': {
    display: 'flex',
    flexDirection: 'column',
    height: 'full',
    maxHeight: { base: '100dvh', md: TALLEST },
  },
  '& [data-part=header]': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    flexShrink: 0,
    minHeight: '3.75rem',
    paddingBlock: '2',
    paddingInlineStart: { base: '4', md: '6' },
    paddingInlineEnd: { base: '2', md: '4' },
    borderBottom: '1px solid var(--chakra-colors-border)',
  },
  '& [data-part=header] h2': { fontSize: { base: 'lg', md: 'xl' }, fontWeight: '600', lineHeight: 'snug' },
  '& [data-part=notices]': { flexShrink: 0 },
  '& [data-part=body]': {
    flex: '1 1 auto',
    minHeight: '0',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingBlock: { base: '4', md: '5' },
    paddingInline: { base: '4', md: '6' },
    // The heading of a table stops at its edge: without this, below its padding, with rows passing above.
    '--panel-top': 'calc(-1 * var(--chakra-spacing-5))',
  },
  '& [data-part=footer]': {
    position: 'sticky',
    bottom: '0',
    flexShrink: 0,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '2',
    paddingBlock: '3',
    paddingInline: { base: '4', md: '6' },
    borderTop: '1px solid var(--chakra-colors-border)',
    bg: 'bg.surface',
  },
  '& [data-part=footer] > *': { flexGrow: { base: 1, md: 0 } },
});

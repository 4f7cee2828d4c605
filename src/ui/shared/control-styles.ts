import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** One look for every control that takes text. */
export const controlStyles: SystemStyleObject = {
  width: 'full',
  minHeight: { base: 'touch', md: 'control' },
  paddingInline: '3',
  paddingBlock: '1.5',
  bg: 'bg.surface',
  color: 'fg',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'border.control',
  borderRadius: 'control',
  // Below 16 px iOS zooms the page when the control takes the focus.
  fontSize: 'md',
  lineHeight: 'normal',
  fontFamily: 'body',
  textOverflow: 'ellipsis',
  transition: 'border-color 120ms',
  _hover: { borderColor: 'fg.muted' },
  '&[aria-invalid=true]': {
    borderColor: 'error.fg',
    boxShadow: 'inset 0 0 0 1px var(--chakra-colors-error-fg)',
  },
  '&:disabled, &[readonly]': { bg: 'bg.subtle', color: 'fg.muted', cursor: 'not-allowed' },
};

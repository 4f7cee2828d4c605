import { chakra } from '@chakra-ui/react/styled-system';

/** Decoration only: whoever shows it says in words what is being waited for. */
export const Spinner = chakra(
  'span',
  {
    base: {
      display: 'inline-block',
      flexShrink: 0,
      borderRadius: 'full',
      borderStyle: 'solid',
      borderColor: 'currentColor',
      borderInlineEndColor: 'transparent',
      animation: 'girar 800ms linear infinite',
    },
    variants: {
      size: {
        sm: { width: '4', height: '4', borderWidth: '2px' },
        md: { width: '7', height: '7', borderWidth: '3px' },
        lg: { width: '11', height: '11', borderWidth: '4px' },
      },
    },
    defaultVariants: { size: 'sm' },
  },
  { defaultProps: { 'aria-hidden': true } },
);

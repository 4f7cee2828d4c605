import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Shared by buttons and by links that look like one: `chakra(Link, buttonRecipe)`. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: 0,
    borderRadius: 'control',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'transparent',
    fontFamily: 'body',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    transition: 'background-color 120ms, border-color 120ms, color 120ms',
    '& svg': { width: '1.125em', height: '1.125em', flexShrink: 0 },
    '&[aria-disabled=true], &:disabled': { cursor: 'not-allowed', opacity: 0.6 },
    '&[aria-busy=true]': { cursor: 'progress', opacity: 0.85 },
    // Paper is read, not pressed.
    _print: { display: 'none' },
  },
  variants: {
    variant: {
      solid: { bg: 'brand.solid', color: 'brand.on', _hover: { bg: 'brand.hover' } },
      outline: {
        bg: 'bg.surface',
        color: 'fg',
        borderColor: 'border.control',
        _hover: { bg: 'bg.hover' },
      },
      subtle: { bg: 'brand.tint', color: 'brand.fg', _hover: { borderColor: 'brand.fg' } },
      ghost: { bg: 'transparent', color: 'fg', _hover: { bg: 'bg.hover' } },
      danger: { bg: 'error.solid', color: 'error.on', _hover: { bg: 'error.hover' } },
      plain: {
        bg: 'transparent',
        color: 'brand.fg',
        textDecoration: 'underline',
        textUnderlineOffset: '3px',
        // Wins over the size's own.
        '&&': { paddingInline: '1' },
        _hover: { color: 'brand.hover' },
      },
    },
    size: {
      sm: { minHeight: { base: 'touch', md: '8' }, paddingInline: '3', fontSize: 'sm' },
      md: { minHeight: { base: 'touch', md: 'control' }, paddingInline: '4', fontSize: 'md' },
      lg: { minHeight: '3.25rem', paddingInline: '6', fontSize: 'lg' },
    },
  },
  defaultVariants: { variant: 'outline', size: 'md' },
});

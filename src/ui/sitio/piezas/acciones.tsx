import { chakra } from '@chakra-ui/react/styled-system';

/**
 * A row of links and buttons that look like buttons. `data-tono` of each child: none (outlined), `principal` (solid)
 * or `amanecer` (the warm one, once per page); `sobreImagen` when they lie on the dark landscape.
 */
export const Acciones = chakra('div', {
  base: {
    display: { base: 'flex', _print: 'none' },
    flexWrap: 'wrap',
    gap: '3',
    marginTop: '7',
    '& > *': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2.5',
      minHeight: '3.25rem',
      paddingBlock: '2',
      paddingInline: '6',
      // One of them may say an address of mail, which is one word.
      overflowWrap: 'anywhere',
      borderRadius: 'full',
      borderWidth: '1.5px',
      borderStyle: 'solid',
      borderColor: 'brand.fg',
      bg: 'transparent',
      color: 'brand.fg',
      fontWeight: 'semibold',
      lineHeight: 'tight',
      textDecoration: 'none',
      transition: 'background-color 160ms, color 160ms, border-color 160ms',
      _hover: { bg: 'brand.tint' },
    },
    '& > [data-tono=principal]': {
      bg: 'brand.solid',
      borderColor: 'brand.solid',
      color: 'brand.on',
      _hover: { bg: 'brand.hover', borderColor: 'brand.hover' },
    },
    '& > [data-tono=amanecer]': {
      bg: '#F2A65A',
      borderColor: '#F2A65A',
      color: '#2B1704',
      _hover: { bg: '#F8BC7E', borderColor: '#F8BC7E' },
    },
  },
  variants: {
    sobreImagen: {
      true: {
        '& > :not([data-tono])': {
          color: '#FFF9EF',
          borderColor: 'rgba(255, 249, 239, 0.75)',
          bg: 'rgba(10, 53, 46, 0.35)',
          _hover: { bg: 'rgba(10, 53, 46, 0.7)' },
        },
      },
    },
  },
});

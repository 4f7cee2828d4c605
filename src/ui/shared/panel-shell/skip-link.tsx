import { chakra } from '@chakra-ui/react/styled-system';

const Link = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetInlineStart: '2',
    zIndex: 'toast',
    paddingBlock: '2.5',
    paddingInline: '4',
    borderRadius: 'control',
    bg: 'brand.solid',
    color: 'brand.on',
    fontWeight: 'semibold',
    transform: 'translateY(-200%)',
    _focusVisible: { transform: 'none' },
    _print: { display: 'none' },
  },
});

export const SkipLink = ({ targetId }: { targetId: string }) => (
  <Link href={`#${targetId}`}>Saltar al contenido</Link>
);

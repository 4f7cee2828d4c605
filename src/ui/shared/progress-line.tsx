import { chakra } from '@chakra-ui/react/styled-system';
import { visuallyHidden } from './visually-hidden';

const Line = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: '0',
    height: '3px',
    overflow: 'hidden',
    zIndex: 'header',
    borderTopRadius: 'card',
    pointerEvents: 'none',
    '& > span': visuallyHidden,
    '& > i': {
      display: 'block',
      height: 'full',
      width: '30%',
      bg: 'accent.mark',
      animation: 'correr 1.2s ease-in-out infinite',
    },
  },
});

/** A thin line at the top of what is being refreshed, announced in words. */
export function ProgressLine({ active }: { active: boolean }) {
  return (
    <Line role="status">
      {active ? (
        <>
          <span>Cargando...</span>
          <i aria-hidden />
        </>
      ) : null}
    </Line>
  );
}

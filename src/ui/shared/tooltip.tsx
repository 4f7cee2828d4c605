import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { floatingPosition } from './floating-position';

type TooltipProps = {
  text: string;
  /** The control it explains; spread what it receives, so that it is described by the text. */
  children: (described: { 'aria-describedby': string }) => ReactNode;
};

const Bubble = chakra('span', {
  base: {
    position: 'fixed',
    zIndex: 'menu',
    maxWidth: '18rem',
    paddingBlock: '1',
    paddingInline: '2.5',
    borderRadius: 'control',
    bg: 'bg.inverse',
    color: 'fg.inverse',
    fontSize: 'sm',
    fontWeight: 'normal',
    lineHeight: 'snug',
    whiteSpace: 'normal',
    pointerEvents: 'none',
    '&[data-shown=false]': { visibility: 'hidden', top: '0', left: '0' },
  },
});

/** Shown on hover and focus, hidden by Escape. The text is always there for whoever does not see. */
export function Tooltip({ text, children }: TooltipProps) {
  const [shown, setShown] = useState(false);
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const hide = () => setShown(false);

  useLayoutEffect(() => {
    if (!shown || !anchor.current || !bubble.current) return;
    const { offsetWidth: width, offsetHeight: height } = bubble.current;
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { top, left } = floatingPosition(anchor.current.getBoundingClientRect(), { width, height }, view);
    Object.assign(bubble.current.style, { top: `${top}px`, left: `${left}px` });
    window.addEventListener('scroll', hide, true);
    return () => window.removeEventListener('scroll', hide, true);
  }, [shown]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !shown) return;
    event.preventDefault();
    hide();
  };

  return (
    <chakra.span
      ref={anchor}
      display="inline-flex"
      onPointerEnter={() => setShown(true)}
      onPointerLeave={hide}
      onFocus={() => setShown(true)}
      onBlur={hide}
      onKeyDown={onKeyDown}
    >
      {children({ 'aria-describedby': id })}
      <Bubble ref={bubble} id={id} role="tooltip" data-shown={shown}>
        {text}
      </Bubble>
    </chakra.span>
  );
}

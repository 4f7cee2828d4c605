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
  },
});

/** Shown on hover and focus, hidden by Escape. The text is always there for whoever does not see. */
export function Tooltip({ text, children }: TooltipProps) {
  const [shown, setShown] = useState(false);
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const hide = () => setShown(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another width
  useLayoutEffect(() => {
    if (!shown || !anchor.current || !bubble.current) return;
    const { offsetWidth: width, offsetHeight: height } = bubble.current;
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { top, left } = floatingPosition(anchor.current.getBoundingClientRect(), { width, height }, view);
    Object.assign(bubble.current.style, { top: `${top}px`, left: `${left}px` });
    const away = () => setShown(false);
    window.addEventListener('scroll', away, true);
    return () => window.removeEventListener('scroll', away, true);
  }, [shown, text]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !shown) return;
    event.preventDefault();
    hide();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the control inside
    <span
      ref={anchor}
      className="kit-described"
      onPointerEnter={() => setShown(true)}
      onPointerLeave={hide}
      onFocus={() => setShown(true)}
      onBlur={hide}
      onKeyDown={onKeyDown}
    >
      {children({ 'aria-describedby': id })}
      <span id={id} hidden>
        {text}
      </span>
      {shown ? (
        <Bubble ref={bubble} role="tooltip">
          {text}
        </Bubble>
      ) : null}
    </span>
  );
}

import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';

type TooltipProps = {
  text: string;
  /** The control it explains; spread what it receives, so that it is described by the text. */
  children: (described: { 'aria-describedby': string }) => ReactNode;
};

const GAP = 4;
const EDGE = 8;

type Edges = { top: number; bottom: number; left: number; right: number };
type Size = { width: number; height: number };

/**
 * Where the text goes: under the trigger and to its end, turned round where the window ends. One that fits on
 * neither side lies over the trigger: what is out of the window cannot be reached.
 */
export function floatingPosition(trigger: Edges, floating: Size, view: Size): { top: number; left: number } {
  const below = trigger.bottom + GAP;
  const above = trigger.top - GAP - floating.height;
  const fitsBelow = below + floating.height <= view.height - EDGE;
  const left = Math.max(EDGE, Math.min(trigger.right - floating.width, view.width - floating.width - EDGE));
  if (fitsBelow) return { top: below, left };
  return { top: above >= EDGE ? above : Math.max(EDGE, view.height - floating.height - EDGE), left };
}

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
      data-takes-escape={shown || undefined}
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

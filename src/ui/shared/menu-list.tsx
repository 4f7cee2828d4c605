import { chakra } from '@chakra-ui/react/styled-system';
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { floatingPosition } from './floating-position';
import type { LinkProps } from './link-props';
import type { MenuAction } from './menu-action';
import { MenuItem } from './menu-item';
import { menuStyles } from './menu-styles';
import { useMenuKeys } from './use-menu-keys';
import { useStableCallback } from './use-stable-callback';

type MenuListProps = {
  id: string;
  label: string;
  actions: readonly MenuAction[];
  header?: ReactNode;
  LinkComponent?: ComponentType<LinkProps>;
  button: RefObject<HTMLButtonElement | null>;
  startAt: 'first' | 'last';
  onClose: (options: { refocus: boolean }) => void;
};

const List = chakra('div', { base: menuStyles });

/** The open part of a menu: placed beside its button, closed by anything that happens elsewhere. */
export function MenuList({
  id,
  label,
  actions,
  header,
  LinkComponent,
  button,
  startAt,
  onClose,
}: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const close = useStableCallback(() => onClose({ refocus: false }));
  const { onKeyDown, focusAt } = useMenuKeys(list, onClose);

  // biome-ignore lint/correctness/useExhaustiveDependencies: placed and focused once, when it opens
  useLayoutEffect(() => {
    if (!list.current || !button.current) return;
    const { offsetWidth: width, offsetHeight: height } = list.current;
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { top, left } = floatingPosition(button.current.getBoundingClientRect(), { width, height }, view);
    Object.assign(list.current.style, { top: `${top}px`, left: `${left}px` });
    focusAt(startAt === 'first' ? 0 : -1);
  }, []);

  useEffect(() => {
    const place = button.current?.getBoundingClientRect().top ?? 0;
    // The event of a scroll that ended before the menu opened arrives after it: only a button that moved counts.
    const scrolled = (event: Event) => {
      const moved = Math.abs((button.current?.getBoundingClientRect().top ?? 0) - place);
      if (moved > 1) away(event);
    };
    const away = ({ target }: Event) => {
      const inside = [list, button].some(
        ({ current }) => target instanceof Node && current?.contains(target),
      );
      if (!inside) close();
    };
    document.addEventListener('pointerdown', away);
    window.addEventListener('scroll', scrolled, true);
    window.addEventListener('resize', close);
    return () => {
      document.removeEventListener('pointerdown', away);
      window.removeEventListener('scroll', scrolled, true);
      window.removeEventListener('resize', close);
    };
  }, [button, close]);

  return (
    <List ref={list} data-part="menu">
      {header}
      <div id={id} role="menu" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
        {actions.map((action) => (
          <MenuItem
            key={action.id}
            action={action}
            LinkComponent={LinkComponent}
            onDone={() => onClose({ refocus: true })}
          />
        ))}
      </div>
    </List>
  );
}

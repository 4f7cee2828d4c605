import { Menu } from '@chakra-ui/react/menu';
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useState,
} from 'react';
import type { LinkProps } from './link-props';
import type { MenuAction } from './menu-action';
import { MenuItem } from './menu-item';
import { menuStyles } from './menu-styles';
import { useStableCallback } from './use-stable-callback';

/** A menu that would follow its button while the page moves covers what the person went to look for. */
function useCloseWhenMoved(button: RefObject<HTMLElement | null>, onClose: () => void) {
  const close = useStableCallback(onClose);
  useEffect(() => {
    const place = button.current?.getBoundingClientRect().top ?? 0;
    // The event of a scroll that ended before the menu opened arrives after it: only a button that moved counts.
    const scrolled = () => {
      if (Math.abs((button.current?.getBoundingClientRect().top ?? 0) - place) > 1) close();
    };
    window.addEventListener('scroll', scrolled, true);
    window.addEventListener('resize', close);
    return () => {
      window.removeEventListener('scroll', scrolled, true);
      window.removeEventListener('resize', close);
    };
  }, [button, close]);
}

type MenuListProps = {
  id: string;
  actions: readonly MenuAction[];
  header?: ReactNode;
  LinkComponent?: ComponentType<LinkProps>;
  button: RefObject<HTMLButtonElement | null>;
  startAt: 'first' | 'last';
  onClose: () => void;
};

/** The open part of a menu, which comes with the first that opens; its button is drawn by itself. */
export function MenuList({ id, actions, header, LinkComponent, button, startAt, onClose }: MenuListProps) {
  const [first] = useState(() => actions.at(startAt === 'first' ? 0 : -1)?.id);
  useCloseWhenMoved(button, onClose);
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    // The library would keep the focus in the menu; it goes on to what comes after the button.
    event.stopPropagation();
    onClose();
  };
  return (
    <Menu.Root
      unstyled
      defaultOpen
      onOpenChange={() => onClose()}
      defaultHighlightedValue={first}
      ids={{ content: id, trigger: button.current?.id }}
      loopFocus
      positioning={{
        placement: 'bottom-end',
        strategy: 'fixed',
        gutter: 4,
        overflowPadding: 8,
        overlap: true,
      }}
      // Its own click does not reach the router.
      navigate={({ node }) => node?.click()}
    >
      <Menu.Positioner unstyled>
        <Menu.Content unstyled css={menuStyles} onKeyDownCapture={onKeyDownCapture}>
          {header}
          {actions.map((action) => (
            <MenuItem key={action.id} action={action} LinkComponent={LinkComponent} />
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}

import { chakra } from '@chakra-ui/react/styled-system';
import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button, type ButtonProps } from './button';
import { floatingPosition } from './floating-position';
import type { LinkProps } from './link-props';
import type { MenuAction } from './menu-action';
import { MenuItem } from './menu-item';
import { menuStyles } from './menu-styles';
import { useMenuKeys } from './use-menu-keys';

type MenuProps = {
  /** Accessible name of the button and of the list. */
  label: string;
  trigger: ReactNode;
  triggerProps?: ButtonProps;
  actions: readonly MenuAction[];
  /** Above the items: who is signed in, for instance. */
  header?: ReactNode;
  LinkComponent?: ComponentType<LinkProps>;
};

const List = chakra('div', { base: menuStyles });

export function Menu({ label, trigger, triggerProps, actions, header, LinkComponent }: MenuProps) {
  const [open, setOpen] = useState<'first' | 'last' | false>(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const close = ({ refocus }: { refocus: boolean }) => {
    setOpen(false);
    if (refocus) button.current?.focus();
  };
  const { onKeyDown, focusAt } = useMenuKeys(list, close);

  // biome-ignore lint/correctness/useExhaustiveDependencies: placed and focused once each time it opens
  useLayoutEffect(() => {
    if (!open || !list.current || !button.current) return;
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { top, left } = floatingPosition(
      button.current.getBoundingClientRect(),
      { width: list.current.offsetWidth, height: list.current.offsetHeight },
      view,
    );
    Object.assign(list.current.style, { top: `${top}px`, left: `${left}px` });
    focusAt(open === 'first' ? 0 : -1);
  }, [open]);

  useEffect(() => {
    if (!open) return;
    const away = (event: Event) => {
      const target = event.target as Node;
      if (!list.current?.contains(target) && !button.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', away);
    window.addEventListener('scroll', away, true);
    window.addEventListener('resize', away);
    return () => {
      document.removeEventListener('pointerdown', away);
      window.removeEventListener('scroll', away, true);
      window.removeEventListener('resize', away);
    };
  }, [open]);

  return (
    <>
      <Button
        variant="ghost"
        {...triggerProps}
        ref={button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open !== false}
        aria-controls={open ? listId : undefined}
        onClick={() => setOpen(open ? false : 'first')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        {trigger}
      </Button>
      {open ? (
        <List ref={list} data-part="menu">
          {header}
          {/* biome-ignore lint/a11y/useSemanticElements: a menu has no element of its own */}
          <div id={listId} role="menu" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
            {actions.map((action) => (
              <MenuItem
                key={action.id}
                action={action}
                LinkComponent={LinkComponent}
                onDone={() => close({ refocus: true })}
              />
            ))}
          </div>
        </List>
      ) : null}
    </>
  );
}

import {
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { Button, type ButtonProps } from './button';
import type { RowKey } from './data-table-types';
import { deferred } from './deferred';
import type { LinkProps } from './link-props';
import type { MenuAction } from './menu-action';

const MenuList = deferred(async () => (await import(/* webpackChunkName: "luego" */ './menu-list')).MenuList);

type TriggerAria = 'aria-label' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls';

export type MenuTriggerProps = Pick<
  ComponentProps<'button'>,
  'ref' | 'children' | 'onClick' | 'onKeyDown' | TriggerAria
>;

type MenuProps = {
  /** Whose menu it is, where the same button is handed from one to another: for the other it is closed. */
  of?: RowKey;
  /** Accessible name of the button and of the list. */
  label: string;
  trigger: ReactNode;
  triggerProps?: ButtonProps;
  /** Instead of the kit's button: a plain one where there is one per row. */
  TriggerComponent?: ComponentType<MenuTriggerProps>;
  /** A function where there are many menus and few are opened. */
  actions: readonly MenuAction[] | (() => readonly MenuAction[]);
  /** Above the items: who is signed in, for instance. */
  header?: ReactNode;
  LinkComponent?: ComponentType<LinkProps>;
};

export function Menu({ of, label, trigger, triggerProps, TriggerComponent, actions, ...content }: MenuProps) {
  const [opened, setOpened] = useState<{ of?: RowKey; at: 'first' | 'last' }>();
  if (opened && opened.of !== of) setOpened(undefined);
  const open = opened?.of === of && opened?.at;
  const setOpen = (at: 'first' | 'last' | false) => setOpened(at ? { of, at } : undefined);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const close = ({ refocus }: { refocus: boolean }) => {
    setOpen(false);
    if (refocus) button.current?.focus();
  };
  const wiring = {
    ref: button,
    'aria-label': label,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': Boolean(open),
    'aria-controls': open ? listId : undefined,
    onClick: () => setOpen(open ? false : 'first'),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
    },
  };
  return (
    <>
      {TriggerComponent ? (
        <TriggerComponent {...wiring}>{trigger}</TriggerComponent>
      ) : (
        <Button variant="ghost" {...triggerProps} {...wiring}>
          {trigger}
        </Button>
      )}
      {open ? (
        <MenuList
          id={listId}
          label={label}
          {...content}
          actions={typeof actions === 'function' ? actions() : actions}
          button={button}
          startAt={open}
          onClose={close}
        />
      ) : null}
    </>
  );
}

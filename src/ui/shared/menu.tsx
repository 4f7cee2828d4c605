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
import { deferred } from './deferred';
import type { LinkProps } from './link-props';
import type { MenuAction } from './menu-action';

const MenuList = deferred(async () => (await import(/* webpackChunkName: "luego" */ './menu-list')).MenuList);

type TriggerAria = 'id' | 'aria-label' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls';

export type MenuTriggerProps = Pick<
  ComponentProps<'button'>,
  'ref' | 'children' | 'onClick' | 'onKeyDown' | TriggerAria
>;

type MenuProps = {
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

export function Menu({ label, trigger, triggerProps, TriggerComponent, actions, ...content }: MenuProps) {
  const [open, setOpen] = useState<'first' | 'last' | false>(false);
  const button = useRef<HTMLButtonElement>(null);
  const buttonId = useId();
  const listId = `${buttonId}-menu`;
  const wiring = {
    ref: button,
    id: buttonId,
    'aria-label': label,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': open !== false,
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
          {...content}
          actions={typeof actions === 'function' ? actions() : actions}
          button={button}
          startAt={open}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

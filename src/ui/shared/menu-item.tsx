import { Menu } from '@chakra-ui/react/menu';
import { Check } from 'lucide-react';
import type { ComponentType } from 'react';
import type { LinkProps } from './link-props';
import type { MenuAction } from './menu-action';

type MenuItemProps = { action: MenuAction; LinkComponent?: ComponentType<LinkProps> };

export function MenuItem({ action, LinkComponent }: MenuItemProps) {
  return (
    <>
      {action.separated ? <Menu.Separator unstyled /> : null}
      <Item action={action} LinkComponent={LinkComponent} />
    </>
  );
}

function Item({ action, LinkComponent }: MenuItemProps) {
  const Link = LinkComponent ?? 'a';
  const { id, label, icon, tone, disabledReason, checked } = action;
  // One that cannot be chosen is not `disabled` for the library: the keys would pass it by, and nobody would read why.
  const common = {
    unstyled: true,
    value: id,
    'data-tone': tone,
    'aria-disabled': disabledReason ? true : undefined,
  };
  const choose = () => {
    if (!disabledReason) action.onSelect?.();
  };
  const text = (
    <span>
      {label}
      {disabledReason ? <small>{disabledReason}</small> : null}
    </span>
  );
  if (checked !== undefined) {
    return (
      <Menu.CheckboxItem {...common} checked={checked} onCheckedChange={choose} closeOnSelect={false}>
        <i aria-hidden>{checked ? <Check /> : null}</i>
        {text}
      </Menu.CheckboxItem>
    );
  }
  if (action.href !== undefined && !disabledReason) {
    const outside = action.target === '_blank';
    return (
      <Menu.Item {...common} asChild>
        <Link
          href={action.href}
          tabIndex={-1}
          target={action.target}
          rel={outside ? 'noopener noreferrer' : undefined}
        >
          {icon}
          {text}
        </Link>
      </Menu.Item>
    );
  }
  return (
    // What was pressed, not what the pointer had last gone over, which `onSelect` would tell: a voice or a reader presses without moving it.
    <Menu.Item {...common} closeOnSelect={!disabledReason} onClick={choose}>
      {icon}
      {text}
    </Menu.Item>
  );
}

import { EllipsisVertical } from 'lucide-react';
import type { ComponentType } from 'react';
import type { LinkProps } from './link-props';
import { Menu } from './menu';
import type { MenuAction } from './menu-action';

type RowActionsMenuProps = {
  /** Whose row it is, so that every button has its own name. */
  rowName: string;
  actions: readonly MenuAction[];
  LinkComponent?: ComponentType<LinkProps>;
};

const triggerProps = {
  size: 'sm',
  paddingInline: '0',
  width: { base: 'touch', md: '8' },
  color: 'fg.muted',
  fontSize: 'lg',
} as const;

export function RowActionsMenu({ rowName, actions, LinkComponent }: RowActionsMenuProps) {
  if (actions.length === 0) return null;
  return (
    <Menu
      label={`Acciones de ${rowName}`}
      trigger={<EllipsisVertical />}
      triggerProps={triggerProps}
      actions={actions}
      LinkComponent={LinkComponent}
    />
  );
}

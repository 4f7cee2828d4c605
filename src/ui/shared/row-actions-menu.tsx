import { EllipsisVertical } from 'lucide-react';
import type { ComponentType } from 'react';
import type { RowKey } from './data-table-types';
import type { LinkProps } from './link-props';
import { Menu, type MenuTriggerProps } from './menu';
import type { MenuAction } from './menu-action';

type RowActionsMenuProps = {
  /** The row it acts on: an open menu never passes to another. */
  owner: RowKey;
  /** Whose row it is, so that every button has its own name. */
  rowName: string;
  actions: () => readonly MenuAction[];
  LinkComponent?: ComponentType<LinkProps>;
};

const RowTrigger = (props: MenuTriggerProps) => <button {...props} type="button" className="kit-row-menu" />;

export function RowActionsMenu({ owner, rowName, actions, LinkComponent }: RowActionsMenuProps) {
  return (
    <Menu
      owner={owner}
      label={`Acciones de ${rowName}`}
      trigger={<EllipsisVertical size={18} aria-hidden />}
      TriggerComponent={RowTrigger}
      actions={actions}
      LinkComponent={LinkComponent}
    />
  );
}

import { EllipsisVertical } from 'lucide-react';
import type { ComponentType } from 'react';
import type { RowKey } from './data-table-types';
import type { LinkProps } from './link-props';
import { Menu, type MenuTriggerProps } from './menu';
import type { MenuAction } from './menu-action';

type RowActionsMenuProps = {
  /** The row, where its button may later be another's: an open menu does not go with it. */
  of?: RowKey;
  /** Whose row it is, so that every button has its own name. */
  rowName: string;
  actions: () => readonly MenuAction[];
  LinkComponent?: ComponentType<LinkProps>;
};

const RowTrigger = (props: MenuTriggerProps) => <button {...props} type="button" className="kit-row-menu" />;

const dots = <EllipsisVertical size={18} aria-hidden />;

export function RowActionsMenu({ of, rowName, actions, LinkComponent }: RowActionsMenuProps) {
  return (
    <Menu
      of={of}
      label={`Acciones de ${rowName}`}
      trigger={dots}
      TriggerComponent={RowTrigger}
      actions={actions}
      LinkComponent={LinkComponent}
    />
  );
}

import { EllipsisVertical } from 'lucide-react';
import type { ComponentType } from 'react';
import type { LinkProps } from './link-props';
import { Menu, type MenuTriggerProps } from './menu';
import type { MenuAction } from './menu-action';

type RowActionsMenuProps = {
  /** Whose row it is, so that every button has its own name. */
  rowName: string;
  actions: () => readonly MenuAction[];
  LinkComponent?: ComponentType<LinkProps>;
};

const RowTrigger = (props: MenuTriggerProps) => <button {...props} type="button" className="kit-row-menu" />;

const dots = <EllipsisVertical size={18} aria-hidden />;

export function RowActionsMenu({ rowName, actions, LinkComponent }: RowActionsMenuProps) {
  return (
    <Menu
      label={`Acciones de ${rowName}`}
      trigger={dots}
      TriggerComponent={RowTrigger}
      actions={actions}
      LinkComponent={LinkComponent}
    />
  );
}

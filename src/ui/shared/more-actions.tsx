import { EllipsisVertical } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Menu } from './menu';
import { MOBILE, useMediaQuery } from './use-media-query';

/** At the foot of a dialog, what is done less often. On a phone it is three dots, so that all its buttons are one line. */
export function MoreActions(props: Pick<ComponentProps<typeof Menu>, 'actions' | 'LinkComponent'>) {
  const narrow = useMediaQuery(MOBILE);
  return (
    <Menu
      label="Más acciones"
      trigger={narrow ? <EllipsisVertical aria-hidden /> : 'Más acciones'}
      triggerProps={narrow ? { paddingInline: '2', title: 'Más acciones' } : undefined}
      {...props}
    />
  );
}

import { Box } from '@chakra-ui/react/box';
import { ChevronDown } from 'lucide-react';
import type { ComponentType } from 'react';
import { Avatar } from '../avatar';
import type { LinkProps } from '../link-props';
import { Menu } from '../menu';
import type { MenuAction } from '../menu-action';

export type PanelPerson = {
  name: string;
  email: string;
  /** Readable role, for instance 'Administrador'. */
  role?: string;
  photoUrl?: string | null;
};

type PersonMenuProps = {
  person: PanelPerson;
  actions: readonly MenuAction[];
  LinkComponent?: ComponentType<LinkProps>;
};

export function PersonMenu({ person, actions, LinkComponent }: PersonMenuProps) {
  const trigger = (
    <>
      <Avatar name={person.name} photoUrl={person.photoUrl} />
      <Box
        as="span"
        display={{ base: 'none', md: 'block' }}
        maxWidth="16rem"
        overflow="hidden"
        whiteSpace="nowrap"
        textOverflow="ellipsis"
        fontWeight="medium"
      >
        {person.name}
      </Box>
      <Box as="span" display={{ base: 'none', md: 'block' }} color="fg.muted">
        <ChevronDown size={16} aria-hidden />
      </Box>
    </>
  );
  const header = (
    <Box paddingInline="3" paddingBlock="2" marginBottom="1" borderBottom="1px solid" borderColor="border">
      <Box fontWeight="semibold" overflowWrap="anywhere">
        {person.name}
      </Box>
      <Box textStyle="ayuda" overflowWrap="anywhere">
        {person.email}
      </Box>
      {person.role ? <Box textStyle="ayuda">{person.role}</Box> : null}
    </Box>
  );
  return (
    <Menu
      label={`Cuenta de ${person.name}`}
      trigger={trigger}
      triggerProps={{ paddingInline: '1.5' }}
      header={header}
      actions={actions}
      LinkComponent={LinkComponent}
    />
  );
}

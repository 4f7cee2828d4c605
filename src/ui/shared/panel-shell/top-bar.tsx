import { Box } from '@chakra-ui/react/box';
import { Menu as MenuIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { IconButton } from '../icon-button';
import type { LinkProps } from '../link-props';
import type { MenuAction } from '../menu-action';
import { type PanelPerson, PersonMenu } from './person-menu';

type TopBarProps = {
  /** Where the person is: the name of the section. */
  place: string;
  search?: ReactNode;
  person: PanelPerson;
  personActions: readonly MenuAction[];
  LinkComponent?: ComponentType<LinkProps>;
  /** Given where the sidebar is an overlay. */
  onOpenMenu?: () => void;
};

export function TopBar({ place, search, person, personActions, LinkComponent, onOpenMenu }: TopBarProps) {
  return (
    <Box
      as="header"
      position="sticky"
      top="0"
      zIndex="header"
      display={{ base: 'flex', _print: 'none' }}
      alignItems="center"
      gap="3"
      height="cabecera"
      paddingInline={{ base: '3', lg: '8' }}
      bg="bg.canvas"
      borderBottom="1px solid"
      borderColor="border"
    >
      {onOpenMenu ? <IconButton label="Abrir menú" icon={<MenuIcon />} onClick={onOpenMenu} /> : null}
      <Box as="p" flex="1 1 auto" minWidth="0" truncate fontWeight="medium" color="fg.muted">
        {place}
      </Box>
      {search}
      <PersonMenu person={person} actions={personActions} LinkComponent={LinkComponent} />
    </Box>
  );
}

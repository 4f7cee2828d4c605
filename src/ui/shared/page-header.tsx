import { Box } from '@chakra-ui/react/box';
import { EllipsisVertical } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { Button } from './button';
import { IconButton } from './icon-button';
import { LinkButton } from './link-button';
import type { LinkProps } from './link-props';
import { Menu } from './menu';
import type { MenuAction } from './menu-action';
import { Spinner } from './spinner';
import { MOBILE, useMediaQuery } from './use-media-query';

/** Several ways of doing one thing, for instance the kinds of file of an export. */
export type HeaderGroup = {
  id: string;
  label: string;
  icon: ReactNode;
  /** Said instead of the label while it works. */
  busyText?: string | false;
  actions: readonly MenuAction[];
};

export type HeaderAction = MenuAction | HeaderGroup;

type PageHeaderProps = {
  title: string;
  description?: ReactNode;
  /** The one primary action of the page: on a phone its icon alone. */
  action?: Extract<MenuAction, { onSelect: () => void }> | null;
  /** Its quieter companions: export, print. On a phone they are one menu. */
  more?: readonly HeaderAction[];
  /** On a phone these take the row of the title, which the bar above already says. */
  tabs?: ReactNode;
  LinkComponent?: ComponentType<LinkProps>;
};

const isGroup = (action: HeaderAction): action is HeaderGroup => 'actions' in action;

export function PageHeader({ title, description, tabs, ...actions }: PageHeaderProps) {
  const mobile = useMediaQuery(MOBILE);
  const hasActions = Boolean(actions.action) || (actions.more?.length ?? 0) > 0;
  return (
    <Box as="header" marginBottom={{ base: '2', md: '2.5' }}>
      <Box
        display="flex"
        alignItems={{ base: 'center', md: 'flex-end' }}
        justifyContent="space-between"
        // On a tablet there is not always room for the title and its actions side by side.
        flexWrap={{ md: 'wrap' }}
        gap="2"
        minHeight={{ base: 'touch', md: '0' }}
      >
        <Box flex={{ base: '1', md: '1 0 auto' }} minWidth="0">
          <Box as="h1" textStyle="titulo" srOnly={mobile && tabs !== undefined}>
            {title}
          </Box>
          {mobile ? tabs : null}
        </Box>
        {hasActions ? (
          <Box
            className="no-imprimir"
            display="flex"
            flexShrink={{ base: 0, md: 1 }}
            flexWrap={{ md: 'wrap' }}
            gap={{ base: '1', md: '2' }}
          >
            <HeaderActions {...actions} />
          </Box>
        ) : null}
      </Box>
      {description ? (
        <Box marginTop="1" color="fg.muted" maxWidth="prose">
          {description}
        </Box>
      ) : null}
      {!mobile && tabs ? <Box marginTop="1">{tabs}</Box> : null}
    </Box>
  );
}

type ActionsProps = Pick<PageHeaderProps, 'action' | 'more' | 'LinkComponent'>;

/** The same of a tab, which stands beside what it lists. */
export function HeaderActions(actions: ActionsProps) {
  return useMediaQuery(MOBILE) ? <PhoneActions {...actions} /> : <DesktopActions {...actions} />;
}

function DesktopActions({ action, more = [], LinkComponent }: ActionsProps) {
  return (
    <>
      {more.map((item) =>
        isGroup(item) ? (
          <GroupMenu key={item.id} {...item} />
        ) : (
          <ActionButton key={item.id} action={item} LinkComponent={LinkComponent} />
        ),
      )}
      {action ? <ActionButton action={action} primary LinkComponent={LinkComponent} /> : null}
    </>
  );
}

/** Several ways of doing one thing, under its button; while it works it says so, and offers nothing. */
export function GroupMenu({ label, icon, busyText, actions }: HeaderGroup) {
  return (
    <Menu
      label={busyText || label}
      trigger={
        <>
          {busyText ? <Spinner /> : icon}
          {busyText || label}
        </>
      }
      triggerProps={{ variant: 'outline', 'aria-busy': busyText ? true : undefined }}
      actions={busyText ? [] : actions}
    />
  );
}

type ActionButtonProps = Pick<PageHeaderProps, 'LinkComponent'> & { action: MenuAction; primary?: boolean };

function ActionButton({ action, primary = false, LinkComponent }: ActionButtonProps) {
  const { icon, label, href, onSelect } = action;
  const variant = primary ? 'solid' : 'outline';
  return href === undefined ? (
    <Button variant={variant} icon={icon} onClick={onSelect}>
      {label}
    </Button>
  ) : (
    <LinkButton as={LinkComponent} variant={variant} href={href}>
      {icon}
      {label}
    </LinkButton>
  );
}

/** In a menu the kind of a file is not under the word that says what is done with it. */
const inOneMenu = (action: HeaderAction): readonly MenuAction[] =>
  isGroup(action)
    ? action.actions.map((item) => ({
        ...item,
        label: `${action.label} ${item.label}`,
        disabledReason: action.busyText || item.disabledReason,
      }))
    : [action];

const asIcon = (variant: 'solid' | 'outline', { label, icon, onSelect }: MenuAction) => (
  <IconButton variant={variant} label={label} icon={icon} onClick={onSelect} />
);

function PhoneActions({ action, more = [], LinkComponent }: ActionsProps) {
  const others = more.flatMap(inOneMenu);
  const [only, ...rest] = others;
  // One alone needs no menu: its drawing says it, as that of the primary one does.
  const alone = only?.onSelect && !rest.length && !only.disabledReason;
  return (
    <>
      {action ? asIcon('solid', action) : null}
      {alone ? asIcon('outline', only) : null}
      {only && !alone ? (
        <Menu
          label="Más acciones"
          trigger={<EllipsisVertical aria-hidden />}
          triggerProps={{ variant: 'outline', width: 'touch', paddingInline: '0', title: 'Más acciones' }}
          actions={others}
          LinkComponent={LinkComponent}
        />
      ) : null}
    </>
  );
}

import { Box } from '@chakra-ui/react/box';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Tone, toneColors } from './tone';

const icons = {
  neutral: Info,
  brand: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
} satisfies Record<Tone, unknown>;

export type NoticeProps = {
  tone?: Tone;
  title?: string;
  children?: ReactNode;
  /** At the end of the notice: usually one button. */
  action?: ReactNode;
  icon?: ReactNode;
  /** 'alert' interrupts the screen reader; 'status' waits its turn; none for what is there from the start. */
  role?: 'alert' | 'status';
};

export function Notice({ tone = 'info', title, children, action, icon, role }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <Box
      role={role}
      data-notice=""
      {...toneColors[tone]}
      display="flex"
      flexWrap="wrap"
      alignItems={action && !children ? 'center' : 'flex-start'}
      gap="3"
      paddingBlock="3"
      paddingInline="4"
      borderRadius="control"
      fontSize="sm"
      lineHeight="normal"
    >
      <Box
        as="span"
        aria-hidden
        flexShrink={0}
        marginTop="1px"
        css={{ '& svg': { width: '5', height: '5' } }}
      >
        {icon ?? <Icon />}
      </Box>
      {/* A title alone leaves its button beside it on a phone too: it arrives over what somebody is reading. */}
      <Box flex="1" minWidth={children ? '12rem' : '9rem'} overflowWrap="anywhere">
        {title ? (
          <Box as="p" fontWeight="semibold">
            {title}
          </Box>
        ) : null}
        {children}
      </Box>
      {action}
    </Box>
  );
}

import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

const Group = chakra('details', {
  base: {
    borderTop: '1px solid var(--chakra-colors-border)',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '3.25rem',
      cursor: 'pointer',
      listStyle: 'none',
      fontWeight: 'semibold',
      '&::-webkit-details-marker': { display: 'none' },
    },
    '& > summary > svg': {
      width: '1.125rem',
      height: '1.125rem',
      color: 'fg.muted',
      transition: 'rotate 120ms',
    },
    '&[open] > summary > svg': { rotate: '90deg' },
    '& > summary > small': {
      marginInlineStart: 'auto',
      fontSize: 'sm',
      fontWeight: 'normal',
      color: 'fg.muted',
    },
    '& > div': { display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0', paddingBottom: '5' },
  },
});

type FoldingGroupProps = {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** At the end of its line: what it holds, for whoever does not open it. */
  hint?: ReactNode;
  children: ReactNode;
};

/** Related fields under a heading that opens and closes; what was typed stays while it is closed. */
export function FoldingGroup({ title, open, onOpenChange, hint, children }: FoldingGroupProps) {
  return (
    <Group open={open} onToggle={(event) => onOpenChange(event.currentTarget.open)}>
      <summary>
        <ChevronRight aria-hidden />
        {title}
        {hint ? <small>{hint}</small> : null}
      </summary>
      <div>{children}</div>
    </Group>
  );
}

import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';

type ResponsiveGridProps = {
  columns?: 1 | 2 | 3 | 4;
  onPhone?: 1 | 2;
  gap?: string;
  children: ReactNode;
};

/** As many on a phone, while a word of what they say fits in each. */
const onPhoneTemplate = (columns: 1 | 2, gap: string): string =>
  columns === 1
    ? 'minmax(0, 1fr)'
    : `repeat(auto-fill, minmax(min(100%, max(8rem, 50% - var(--chakra-spacing-${gap}))), 1fr))`;

/** One column on phones unless told, up to four from 768 px. */
export function ResponsiveGrid({ columns = 2, onPhone = 1, gap = '4', children }: ResponsiveGridProps) {
  return (
    <Box
      display="grid"
      gap={gap}
      gridTemplateColumns={{
        base: onPhoneTemplate(onPhone, gap),
        md: `repeat(${columns}, minmax(0, 1fr))`,
      }}
      // The last of an odd number leaves no hole beside it.
      css={
        onPhone === 2 ? { mdDown: { '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' } } } : undefined
      }
    >
      {children}
    </Box>
  );
}

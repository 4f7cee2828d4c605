import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { type Tone, toneColors } from './tone';

const tagStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  maxWidth: 'full',
  paddingInline: '2.5',
  paddingBlock: '0.5',
  borderRadius: 'full',
  fontSize: 'sm',
  fontWeight: 'medium',
  lineHeight: 'snug',
  whiteSpace: 'nowrap',
} as const;

const Tag = chakra('span', {
  base: tagStyles,
  variants: { tone: toneColors },
  defaultVariants: { tone: 'neutral' },
});

const Dot = chakra('span', {
  base: { width: '2', height: '2', flexShrink: 0, borderRadius: 'full', bg: 'currentColor' },
});

type StatusTagProps = { tone?: Tone; icon?: ReactNode; children: ReactNode };

/** A word with its colour and a mark: the colour alone never says it. */
export function StatusTag({ tone = 'neutral', icon, children }: StatusTagProps) {
  return (
    <Tag tone={tone}>
      {icon ?? <Dot aria-hidden />}
      {children}
    </Tag>
  );
}

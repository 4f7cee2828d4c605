import type { ReactNode } from 'react';
import type { Tone } from './tone';

type StatusTagProps = { tone?: Tone; icon?: ReactNode; children: ReactNode };

/** A word with its colour and a mark: the colour alone never says it. */
export function StatusTag({ tone = 'neutral', icon, children }: StatusTagProps) {
  return (
    <span className="kit-status" data-tone={tone}>
      {icon ?? <i aria-hidden />}
      {children}
    </span>
  );
}

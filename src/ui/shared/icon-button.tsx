import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button';

type IconButtonProps = Omit<ButtonProps, 'icon' | 'children' | 'aria-label'> & {
  /** What it does, in words: the accessible name and the mouse hint. */
  label: string;
  icon: ReactNode;
};

export function IconButton({ label, icon, size = 'md', variant = 'ghost', ...rest }: IconButtonProps) {
  const side = size === 'sm' ? { base: 'touch', md: '8' } : { base: 'touch', md: 'control' };
  return (
    <Button
      variant={variant}
      size={size}
      width={side}
      paddingInline="0"
      fontSize="lg"
      aria-label={label}
      title={label}
      {...rest}
    >
      {icon}
    </Button>
  );
}

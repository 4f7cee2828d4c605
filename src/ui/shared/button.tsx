import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';
import { buttonRecipe } from './button-recipe';
import { Spinner } from './spinner';

const Base = chakra('button', buttonRecipe);

export type ButtonProps = ComponentProps<typeof Base> & {
  /** Keeps the focus and refuses the click, instead of disabling the element under the person's hands. */
  busy?: boolean;
  busyText?: string;
  icon?: ReactNode;
};

export function Button({
  busy = false,
  busyText,
  icon,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <Base
      {...rest}
      type={busy ? 'button' : type}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      // While it says something else, a name of its own would no longer be what is read.
      aria-label={busy && busyText ? undefined : rest['aria-label']}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner /> : icon}
      {busy && busyText ? busyText : children}
    </Base>
  );
}

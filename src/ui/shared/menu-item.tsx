import { Check } from 'lucide-react';
import type { ComponentType } from 'react';
import type { LinkProps } from './link-props';
import type { MenuAction } from './menu-action';

type MenuItemProps = { action: MenuAction; onDone: () => void; LinkComponent?: ComponentType<LinkProps> };

export function MenuItem({ action, onDone, LinkComponent }: MenuItemProps) {
  const Link = LinkComponent ?? 'a';
  const { label, icon, tone, disabledReason, separated, checked } = action;
  const choice = checked !== undefined;
  const content = (
    <>
      {choice ? <i aria-hidden>{checked ? <Check /> : null}</i> : icon}
      <span>
        {label}
        {disabledReason ? <small>{disabledReason}</small> : null}
      </span>
    </>
  );
  const line = separated ? <hr /> : null;
  if (action.href !== undefined && !disabledReason) {
    const outside = action.target === '_blank';
    return (
      <>
        {line}
        <Link
          role="menuitem"
          tabIndex={-1}
          href={action.href}
          target={action.target}
          rel={outside ? 'noopener noreferrer' : undefined}
          onClick={onDone}
        >
          {content}
        </Link>
      </>
    );
  }
  return (
    <>
      {line}
      <button
        type="button"
        {...(choice ? { role: 'menuitemcheckbox', 'aria-checked': checked } : { role: 'menuitem' })}
        tabIndex={-1}
        data-tone={tone}
        aria-disabled={disabledReason ? true : undefined}
        onClick={() => {
          if (disabledReason) return;
          if (!choice) onDone();
          action.onSelect?.();
        }}
      >
        {content}
      </button>
    </>
  );
}

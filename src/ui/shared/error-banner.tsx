import type { ReactNode } from 'react';
import { Button } from './button';
import { Notice } from './notice';

type ErrorBannerProps = {
  message: string;
  /** What the person can try, one line each. */
  suggestions?: readonly string[];
  onRetry?: () => void;
  retrying?: boolean;
  children?: ReactNode;
};

export function ErrorBanner({ message, suggestions = [], onRetry, retrying, children }: ErrorBannerProps) {
  return (
    <Notice
      tone="error"
      role="alert"
      title={message}
      action={
        onRetry ? (
          <Button size="sm" onClick={onRetry} busy={retrying} busyText="Cargando...">
            Reintentar
          </Button>
        ) : undefined
      }
    >
      {suggestions.length > 0 ? (
        <ul>
          {suggestions.map((suggestion) => (
            <li key={suggestion}>{suggestion}</li>
          ))}
        </ul>
      ) : null}
      {children}
    </Notice>
  );
}

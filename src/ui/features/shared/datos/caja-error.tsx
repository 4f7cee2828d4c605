import { ErrorBanner } from '@/ui/shared/error-banner';
import { CausaError } from './causa-error';

type CajaErrorProps = {
  /** Nothing is drawn without one. */
  error: unknown;
  /** The operation's message of specification §8. */
  titulo: string;
  onRetry?: () => void;
  retrying?: boolean;
};

/** A failure as the person reads it: what failed, why, and what can be tried. */
export function CajaError({ error, titulo, onRetry, retrying }: CajaErrorProps) {
  if (!error) return null;
  return (
    <ErrorBanner message={titulo} onRetry={onRetry} retrying={retrying}>
      <CausaError error={error} />
    </ErrorBanner>
  );
}

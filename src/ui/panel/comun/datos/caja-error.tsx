import { quedoSinConfirmar } from '@/domain/shared/errores/error-transporte';
import { NO_SABEMOS } from '@/domain/shared/errores/mensajes-operacion';
import { ErrorBanner } from '@/ui/shared/error-banner';
import { CausaError } from './causa-error';

type CajaErrorProps = {
  /** Nothing is drawn without one. */
  error: unknown;
  /** The operation's message of specification §8. */
  titulo: string;
  onRetry?: () => void;
  retrying?: boolean;
  /** Of a write: without an answer nobody knows whether it was done. */
  alEscribir?: boolean;
  /** When nobody knows whether it was done: what to do instead of looking, where repeating it writes nothing twice. */
  siNoSeSabe?: string;
};

const MIRE = 'Mire si quedó antes de hacerlo otra vez.';

/** A failure as the person reads it: what failed, why, and what can be tried. */
export function CajaError(props: CajaErrorProps) {
  const { error, titulo, onRetry, retrying, alEscribir = false, siNoSeSabe = MIRE } = props;
  if (!error) return null;
  if (alEscribir && quedoSinConfirmar(error)) {
    return (
      <ErrorBanner message={NO_SABEMOS}>
        <p>{titulo}</p>
        <CausaError error={error} />
        <p>{siNoSeSabe}</p>
      </ErrorBanner>
    );
  }
  return (
    <ErrorBanner message={titulo} onRetry={onRetry} retrying={retrying}>
      <CausaError error={error} />
    </ErrorBanner>
  );
}

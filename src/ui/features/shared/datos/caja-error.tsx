import { Box } from '@chakra-ui/react/box';
import { ErrorBanner } from '@/ui/shared/error-banner';
import { explicarError } from './explicar-error';

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
  const { causa, nota, sugerencias } = explicarError(error, titulo);
  return (
    <ErrorBanner message={titulo} onRetry={onRetry} retrying={retrying}>
      <p>{causa}</p>
      {nota ? (
        <Box as="p" opacity="0.85">
          {nota}
        </Box>
      ) : null}
      {sugerencias.length > 0 ? (
        <Box as="ul" marginTop="1" paddingInlineStart="4" listStyle="disc">
          {sugerencias.map((sugerencia) => (
            <li key={sugerencia}>{sugerencia}</li>
          ))}
        </Box>
      ) : null}
    </ErrorBanner>
  );
}

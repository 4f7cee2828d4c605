import { Box } from '@chakra-ui/react/box';
import { ErrorBanner } from '../error-banner';

type PaletteStateProps = {
  text: string;
  found: number;
  loading: boolean;
  error?: string | null;
  onRetry?: () => void;
};

/** What the list does not say: it is searching, it failed, there is nothing. Announced as it changes. */
export function PaletteState({ text, found, loading, error, onRetry }: PaletteStateProps) {
  const searching = loading && found === 0;
  const nothing = !loading && !error && found === 0 && text.trim() !== '';
  return (
    <>
      {error ? (
        <Box padding="3">
          <ErrorBanner message={error} onRetry={onRetry} retrying={loading} />
        </Box>
      ) : null}
      <div role="status">
        {searching ? <p data-part="state">Buscando...</p> : null}
        {nothing ? <p data-part="state">{`No se encontraron resultados para «${text.trim()}».`}</p> : null}
        {found > 0 && text.trim() !== '' ? (
          <Box srOnly>{found === 1 ? '1 resultado' : `${found} resultados`}</Box>
        ) : null}
      </div>
    </>
  );
}

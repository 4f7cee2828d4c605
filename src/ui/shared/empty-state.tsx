import { Box } from '@chakra-ui/react/box';
import { Inbox, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Tone, toneColors } from './tone';

type EmptyStateProps = {
  /** True when filters or a search left nothing: another message, and usually a way to clear them. */
  filtered?: boolean;
  title?: string;
  description?: string;
  action?: ReactNode;
  icon?: ReactNode;
  tone?: Tone;
};

export function EmptyState({
  filtered = false,
  title,
  description,
  action,
  icon,
  tone = 'brand',
}: EmptyStateProps) {
  const fallbackIcon = filtered ? <SearchX /> : <Inbox />;
  return (
    <Box
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap="2"
      paddingBlock={{ base: '10', md: '14' }}
      paddingInline="6"
      textAlign="center"
    >
      <Box
        aria-hidden
        display="grid"
        placeItems="center"
        width="14"
        height="14"
        marginBottom="2"
        borderRadius="full"
        {...toneColors[tone]}
      >
        {icon ?? fallbackIcon}
      </Box>
      <Box as="p" textStyle="subtitulo">
        {title ?? (filtered ? 'No se encontraron resultados' : 'No hay datos')}
      </Box>
      {description ? (
        <Box as="p" color="fg.muted" maxWidth="44ch">
          {description}
        </Box>
      ) : null}
      {action ? <Box marginTop="3">{action}</Box> : null}
    </Box>
  );
}

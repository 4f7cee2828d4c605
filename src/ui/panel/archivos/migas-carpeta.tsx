import { Box } from '@chakra-ui/react/box';
import { ChevronRight } from 'lucide-react';
import { EnlacePanel } from '../comun/panel/enlace-panel';

type MigasCarpetaProps = {
  carpeta: string;
  /** Address of a folder. */
  direccionDe: (carpeta: string) => string;
  /** A place under it that is no folder. */
  ultima?: string;
};

/** Where the person is, and the way back up. */
export function MigasCarpeta({ carpeta, direccionDe, ultima }: MigasCarpetaProps) {
  const nombres = carpeta === '' ? [] : carpeta.split('/');
  const pasos = [
    { titulo: 'Biblioteca', destino: '' },
    ...nombres.map((titulo, i) => ({ titulo, destino: nombres.slice(0, i + 1).join('/') })),
    ...(ultima ? [{ titulo: ultima, destino: '/' }] : []),
  ];
  return (
    <Box as="nav" aria-label="Carpeta actual" minWidth="0">
      <Box
        as="ol"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="1"
        listStyle="none"
        css={{
          '& svg': { width: '1rem', height: '1rem', flexShrink: 0 },
          '& li': { display: 'flex', alignItems: 'center', gap: '0.25rem', minWidth: 0 },
          '& a': { color: 'brand.fg', textDecoration: 'underline' },
          '& :is(a, span)': {
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: '1.75rem',
            overflowWrap: 'anywhere',
          },
        }}
      >
        {pasos.map(({ titulo, destino }, i) => (
          <li key={destino}>
            {i > 0 ? <ChevronRight aria-hidden /> : null}
            {i === pasos.length - 1 ? (
              <span aria-current="page">{titulo}</span>
            ) : (
              <EnlacePanel href={direccionDe(destino)}>{titulo}</EnlacePanel>
            )}
          </li>
        ))}
      </Box>
    </Box>
  );
}

import { Box } from '@chakra-ui/react/box';
import { MessageSquareText, Siren, Star, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Acudiente, ETIQUETA_MARCA, type Marca } from '@/domain/acudientes/acudiente';
import { StatusTag } from '@/ui/shared/status-tag';

const MARCAS: readonly { marca: Marca; palabra: string; icono: ReactNode }[] = [
  { marca: 'es_principal', palabra: ETIQUETA_MARCA.es_principal, icono: <Star size={12} aria-hidden /> },
  { marca: 'es_emergencia', palabra: ETIQUETA_MARCA.es_emergencia, icono: <Siren size={12} aria-hidden /> },
  {
    marca: 'es_responsable_pago',
    palabra: ETIQUETA_MARCA.es_responsable_pago,
    icono: <Wallet size={12} aria-hidden />,
  },
  {
    marca: 'autorizado_informacion',
    palabra: ETIQUETA_MARCA.autorizado_informacion,
    icono: <MessageSquareText size={12} aria-hidden />,
  },
];

const puestas = (acudiente: Pick<Acudiente, Marca>) => MARCAS.filter(({ marca }) => acudiente[marca]);

/** The same marks in the little room of a row: words one after the other, the first of them in the colour of the house. */
export function MarcasEnFila({ acudiente }: { acudiente: Pick<Acudiente, Marca> }) {
  const marcas = puestas(acudiente);
  if (marcas.length === 0) return '—';
  return (
    <Box
      as="ul"
      listStyle="none"
      aria-label="Marcas"
      fontSize="xs"
      lineHeight="snug"
      color="fg.muted"
      // All four are two lines of two.
      minWidth="9.25rem"
      css={{
        '& > li': { display: 'inline-block' },
        '& > li:not(:last-of-type)::after': { content: '"·"', marginInline: '1', fontWeight: 'normal' },
        '& > [data-principal]': { color: 'brand.fg', fontWeight: 'semibold' },
      }}
    >
      {marcas.map(({ marca, palabra }) => (
        <li key={marca} data-principal={marca === 'es_principal' || undefined}>
          {palabra}
        </li>
      ))}
    </Box>
  );
}

/** What the person is for the participante: each mark has its word and its icon, not only a colour. */
export function MarcasAcudiente({ acudiente }: { acudiente: Pick<Acudiente, Marca> }) {
  const marcas = puestas(acudiente);
  if (marcas.length === 0) return '—';
  return (
    <Box as="ul" listStyle="none" display="inline-flex" flexWrap="wrap" gap="1" aria-label="Marcas">
      {marcas.map(({ marca, palabra, icono }) => (
        <li key={marca}>
          <StatusTag tone={marca === 'es_principal' ? 'brand' : 'neutral'} icon={icono}>
            {palabra}
          </StatusTag>
        </li>
      ))}
    </Box>
  );
}

import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight, CircleCheck } from 'lucide-react';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { Card } from '@/ui/shared/card';
import { EnlacePanel } from '../comun/panel/enlace-panel';
import type { Asunto } from './asuntos';

const Linea = chakra('li', {
  base: {
    borderBottom: '1px solid var(--chakra-colors-border)',
    '&:last-of-type': { borderBottom: 'none' },
    '& > *': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '4rem',
      paddingInline: { base: '4', md: '5' },
      paddingBlock: '2.5',
      color: 'inherit',
      textDecoration: 'none',
    },
    '& > a:hover': { bg: 'bg.hover' },
    '& svg': { width: '5', height: '5', flexShrink: 0, color: 'fg.muted' },
    '& [data-parte=cuantos]': {
      minWidth: '2.5ch',
      fontSize: 'xl',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'end',
    },
    '&[data-pendiente] [data-parte=cuantos]': { color: 'error.fg' },
    '& small': { display: 'block', fontSize: 'sm', color: 'fg.muted' },
  },
});

/** What needs somebody today; each line leads to the list of the same ones. */
export function RequiereAtencion({ asuntos }: { asuntos: readonly Asunto[] }) {
  return (
    <Box as="section" aria-labelledby="requiere-atencion">
      <Box as="h2" id="requiere-atencion" textStyle="subtitulo" marginBottom="3">
        Requiere atención
      </Box>
      <Card padding="0!" overflow="hidden">
        <Box as="ul" listStyle="none">
          {asuntos.map((asunto) => (
            <Linea key={asunto.id} data-pendiente={asunto.cuantos !== 0 || undefined}>
              {asunto.cuantos !== 0 ? (
                <EnlacePanel href={asunto.href}>
                  <Contenido asunto={asunto} />
                  <ChevronRight aria-hidden />
                </EnlacePanel>
              ) : (
                <div>
                  <Contenido asunto={asunto} />
                </div>
              )}
            </Linea>
          ))}
        </Box>
      </Card>
    </Box>
  );
}

function Contenido({ asunto: { cuantos, nombre, detalle, icono } }: { asunto: Asunto }) {
  return (
    <>
      <Box as="span" aria-hidden display="grid">
        {cuantos !== 0 ? icono : <CircleCheck />}
      </Box>
      <span data-parte="cuantos">{cuantos === null ? null : formatearNumero(cuantos)}</span>
      <Box as="span" flex="1" minWidth="0" overflowWrap="anywhere">
        {` ${nombre}`}
        {cuantos !== 0 ? <small>{detalle}</small> : null}
      </Box>
    </>
  );
}

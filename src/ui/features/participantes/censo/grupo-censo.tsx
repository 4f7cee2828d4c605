import { Box } from '@chakra-ui/react/box';
import { documentoDe } from '@/domain/shared/documento';
import type { GrupoDelCenso } from './agrupar-censo';

/** One area of one sede: as many lines as people. */
export function GrupoCenso({ titulo, capacidad, personas }: GrupoDelCenso) {
  return (
    <Box as="section" aria-label={titulo} marginBottom="4" lineHeight="snug">
      <Box
        as="h3"
        fontWeight="semibold"
        borderBottom="1px solid"
        borderColor="border.control"
        paddingBottom="1"
        marginBottom="1"
        overflowWrap="anywhere"
      >
        {`${titulo}: ${personas.length}${capacidad === null ? '' : ` de ${capacidad}`}`}
      </Box>
      <Box as="ol" listStyle="none">
        {personas.map((persona) => (
          <Box
            as="li"
            key={persona.id}
            display="flex"
            flexWrap="wrap"
            justifyContent="space-between"
            columnGap="2"
          >
            <Box as="span" minWidth="0" overflowWrap="anywhere">
              {persona.nombre}
              {persona.estado === 'CON_PERMISO' ? <em> (con permiso)</em> : null}
            </Box>
            <Box as="span" color="fg.muted" whiteSpace="nowrap">
              {documentoDe(persona)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

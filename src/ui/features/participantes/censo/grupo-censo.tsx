import { Box } from '@chakra-ui/react/box';
import { documentoDe } from '../../shared/datos/documento';
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
      >
        {`${titulo}: ${personas.length}${capacidad === null ? '' : ` de ${capacidad}`}`}
      </Box>
      <Box as="ol" listStyle="none">
        {personas.map((persona) => (
          <Box as="li" key={persona.id} display="flex" justifyContent="space-between" gap="2">
            <span>
              {persona.nombre}
              {persona.estado === 'CON_PERMISO' ? <em> (con permiso)</em> : null}
            </span>
            <Box as="span" color="fg.muted" whiteSpace="nowrap">
              {documentoDe(persona)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

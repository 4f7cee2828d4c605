import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import type { Id } from '@/domain/shared/id';
import { EnlaceParticipante } from '@/ui/panel/comun/participantes/enlace-participante';

/** Somebody of the sheet, with what has to be known of them. */
export interface Renglon {
  clave: string;
  id: Id;
  nombre: string | null;
  marca?: ReactNode;
  detalle: string;
}

type ListaDeGenteProps = { titulo: string; renglones: readonly Renglon[]; tarde?: boolean };

/** People of one kind, with how many they are; nothing when there is nobody. */
export function ListaDeGente({ titulo, renglones, tarde = false }: ListaDeGenteProps) {
  if (renglones.length === 0) return null;
  return (
    <Box as="section" aria-label={titulo} lineHeight="snug">
      <Box as="h4" fontWeight="semibold" color={tarde ? 'error.fg' : 'fg'}>
        {`${titulo} (${formatearNumero(renglones.length)})`}
      </Box>
      <Box as="ul" listStyle="none">
        {renglones.map(({ clave, id, nombre, marca, detalle }) => (
          <Box
            as="li"
            key={clave}
            paddingBlock="1"
            overflowWrap="anywhere"
            css={{ '& a': { textDecoration: { base: 'underline', _print: 'none' } } }}
          >
            <EnlaceParticipante id={id} nombre={nombre} /> {marca}{' '}
            <Box as="span" color="fg.muted" fontSize="sm" _print={{ fontSize: '10px' }}>
              {detalle}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

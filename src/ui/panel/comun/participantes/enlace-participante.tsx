import { chakra } from '@chakra-ui/react/styled-system';
import type { Id } from '@/domain/shared/id';
import { EnlacePanel } from '../panel/enlace-panel';

/** Address of the detail of a participante. */
export const rutaParticipante = (id: Id): string =>
  `/participantes?detalle=${encodeURIComponent(String(id))}`;

const Enlace = chakra(EnlacePanel, {
  base: {
    color: 'brand.fg',
    textUnderlineOffset: '3px',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline' },
  },
});

/** The name of a participante, leading to their detail; a dash when the service does not give it. */
export function EnlaceParticipante({ id, nombre }: { id: Id; nombre: string | null }) {
  return nombre ? <Enlace href={rutaParticipante(id)}>{nombre}</Enlace> : '—';
}

import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Participante } from '@/domain/participantes/participante';
import { documentoDe } from '@/domain/shared/documento';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';

const Caja = chakra('div', {
  base: {
    position: 'absolute',
    zIndex: 'menu',
    top: 'calc(100% + 4px)',
    insetInline: '0',
    maxHeight: '17rem',
    overflowY: 'auto',
    padding: '1',
    bg: 'bg.surface',
    border: '1px solid var(--chakra-colors-border)',
    borderRadius: 'card',
    boxShadow: 'float',
    '& [role=option]': {
      minHeight: 'touch',
      paddingInline: '3',
      paddingBlock: '1.5',
      borderRadius: 'control',
      lineHeight: 'snug',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
    },
    '& [role=option]:hover': { bg: 'bg.hover' },
    '& [role=option][aria-selected=true]': { bg: 'brand.tint' },
    '& small': { display: 'block', fontSize: 'sm', color: 'fg.muted' },
  },
});

type OpcionesParticipanteProps = {
  id: string;
  idOpcion: (indice: number) => string;
  opciones: readonly Participante[];
  activo: number;
  buscando: boolean;
  error: unknown;
  elegir: (participante: Participante) => void;
};

/** What the search found, under the field. */
export function OpcionesParticipante(props: OpcionesParticipanteProps) {
  const { id, idOpcion, opciones, activo, buscando, error, elegir } = props;
  const estado = error
    ? mensajeErrorCargar('participantes')
    : buscando && opciones.length === 0
      ? 'Buscando...'
      : opciones.length === 0
        ? 'No se encontraron resultados'
        : null;
  return (
    <Caja>
      <div role="status">
        {estado ? (
          <Box padding="3" color={error ? 'error.fg' : 'fg.muted'}>
            {estado}
          </Box>
        ) : null}
      </div>
      <div role="listbox" id={id} aria-label="Participantes encontrados" aria-busy={buscando || undefined}>
        {opciones.map((participante, indice) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
          <div
            key={participante.id}
            id={idOpcion(indice)}
            role="option"
            tabIndex={-1}
            aria-selected={indice === activo}
            // The focus must not leave the field.
            onPointerDown={(evento) => evento.preventDefault()}
            onMouseDown={(evento) => evento.preventDefault()}
            onClick={() => elegir(participante)}
          >
            {participante.nombre}
            <small>{documentoDe(participante) ?? 'Sin documento registrado'}</small>
          </div>
        ))}
      </div>
    </Caja>
  );
}

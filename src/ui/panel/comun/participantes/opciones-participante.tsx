import { Box } from '@chakra-ui/react/box';
import { Combobox } from '@chakra-ui/react/combobox';
import type { ParticipanteListado } from '@/domain/participantes/participante';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { documentoDe } from '@/domain/shared/documento';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import { cajaDeOpciones, listaDeOpciones } from './estilos-opciones';

type OpcionesParticipanteProps = {
  opciones: readonly ParticipanteListado[];
  otras: number;
  buscando: boolean;
  error: unknown;
};

/** What the search found, under the field, or above it where there is more room. */
export function OpcionesParticipante({ opciones, otras, buscando, error }: OpcionesParticipanteProps) {
  const estado = error
    ? mensajeErrorCargar('participantes')
    : buscando && opciones.length === 0
      ? 'Buscando...'
      : opciones.length === 0
        ? 'No se encontraron resultados'
        : null;
  return (
    <Combobox.Positioner unstyled>
      <Box css={cajaDeOpciones}>
        <div role="status">
          {estado ? (
            <Box padding="3" color={error ? 'error.fg' : 'fg.muted'}>
              {estado}
            </Box>
          ) : null}
        </div>
        <Combobox.Content
          unstyled
          css={listaDeOpciones}
          aria-label="Participantes encontrados"
          aria-busy={buscando || undefined}
        >
          {opciones.map((participante) => (
            <Combobox.Item key={participante.id} unstyled item={participante}>
              {participante.nombre}
              <small>{documentoDe(participante) ?? 'Sin documento registrado'}</small>
            </Combobox.Item>
          ))}
        </Combobox.Content>
        {otras > 0 ? (
          <Box paddingInline="3" paddingBlock="2" fontSize="sm" color="fg.muted">
            {otras === 1 ? 'Hay 1 persona más' : `Hay ${formatearNumero(otras)} personas más`}: escriba algo
            más de su nombre
          </Box>
        ) : null}
      </Box>
    </Combobox.Positioner>
  );
}

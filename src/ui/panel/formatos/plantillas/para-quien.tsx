import { Box } from '@chakra-ui/react/box';
import { FiltroParticipante } from '@/ui/panel/comun/participantes/filtro-participante';
import { usePlantillas } from './use-plantillas';

/** Who the papers are filled for. It stays while one goes from a template to another. */
export function ParaQuien() {
  const { busqueda, elegir } = usePlantillas();
  return (
    <Box className="no-imprimir" flex="1 1 18rem" minWidth="0" maxWidth={{ md: '26rem' }}>
      <FiltroParticipante valor={busqueda.participante} onCambiar={elegir} />
    </Box>
  );
}

import { Box } from '@chakra-ui/react/box';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { BotonEnlace } from '../../shared/panel/boton-enlace';
import { ParaQuien } from './para-quien';
import { usePlantillas } from './use-plantillas';

type BarraVistaProps = {
  titulo: ReactNode;
  /** Beside the participante. */
  otros?: ReactNode;
  acciones: ReactNode;
};

/** Above a paper: the way back, what it is, who it is for, and what can be done with it. */
export function BarraVista({ titulo, otros, acciones }: BarraVistaProps) {
  const { participante } = usePlantillas().busqueda;
  return (
    <Box className="no-imprimir" display="flex" flexDirection="column" gap="3" marginBottom="4">
      <div>
        <BotonEnlace
          size="sm"
          variant="ghost"
          to="/formatos"
          search={{ pestana: 'plantillas', participante } as never}
        >
          <ArrowLeft aria-hidden />
          Todas las plantillas
        </BotonEnlace>
      </div>
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <Box display="flex" flexWrap="wrap" alignItems="center" gap="3" minWidth="0">
          {titulo}
        </Box>
        <Box display="flex" flexWrap="wrap" gap="2">
          {acciones}
        </Box>
      </Box>
      <Box display="flex" flexWrap="wrap" alignItems="flex-end" gap="3">
        <ParaQuien />
        {otros}
      </Box>
    </Box>
  );
}

import { Box } from '@chakra-ui/react/box';
import { COLORES } from '@/ui/app/tema/colores';
import { Muestra } from './muestra';

const tamanos = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl'] as const;

export function MuestraPaleta() {
  return (
    <Muestra titulo="Colores y letra">
      <Box display="grid" gap="3" gridTemplateColumns="repeat(auto-fill, minmax(8rem, 1fr))">
        {Object.keys(COLORES).map((nombre) => (
          <Box key={nombre} fontSize="xs" color="fg.muted">
            <Box height="10" borderRadius="control" border="1px solid" borderColor="border" bg={nombre} />
            {nombre}
          </Box>
        ))}
      </Box>
      {tamanos.map((tamano) => (
        <Box key={tamano} fontSize={tamano} lineHeight="tight">
          Un camino de vuelta a casa
        </Box>
      ))}
    </Muestra>
  );
}

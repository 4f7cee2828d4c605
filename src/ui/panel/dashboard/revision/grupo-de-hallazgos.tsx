import { Box } from '@chakra-ui/react/box';
import { useId } from 'react';
import type { Hallazgo } from '@/domain/revision/hallazgo';
import { Card } from '@/ui/shared/card';
import { FilaDeHallazgo } from './fila-de-hallazgo';
import type { useDecidir } from './use-decidir';

type GrupoDeHallazgosProps = {
  titulo: string;
  consejo?: string;
  hallazgos: readonly Hallazgo[];
  /** More of them that wait for these to be settled. */
  faltan?: number;
} & ReturnType<typeof useDecidir>;

export function GrupoDeHallazgos({
  titulo,
  consejo,
  hallazgos,
  faltan = 0,
  decidir,
  guardando,
}: GrupoDeHallazgosProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id}>
      <Box as="h2" id={id} textStyle="subtitulo">
        {titulo}
      </Box>
      {consejo ? (
        <Box as="p" color="fg.muted" maxWidth="prose" marginTop="1">
          {consejo}
        </Box>
      ) : null}
      <Card padding="0!" overflow="hidden" marginTop="3">
        <Box as="ul" listStyle="none">
          {hallazgos.map((hallazgo) => (
            <FilaDeHallazgo
              key={hallazgo.clave}
              hallazgo={hallazgo}
              guardando={guardando === hallazgo.clave}
              onDecidir={(dejar) => decidir(hallazgo, dejar)}
            />
          ))}
        </Box>
      </Card>
      {faltan > 0 ? (
        <Box as="p" color="fg.muted" marginTop="2">
          {`Hay ${faltan} más: aparecen cuando resuelva estos.`}
        </Box>
      ) : null}
    </Box>
  );
}

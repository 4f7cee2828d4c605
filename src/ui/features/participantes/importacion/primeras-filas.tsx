import { Box } from '@chakra-ui/react/box';
import type { Id } from '@/domain/shared/id';
import { filaEntendida } from './en-palabras';
import type { FilaRevisada } from './revisar-filas';

const MOSTRADAS = 5;

type PrimerasFilasProps = { filas: readonly FilaRevisada[]; nombreSede: (id: Id) => string };

/** A look at what comes in, to see at once a column that was matched wrong. */
export function PrimerasFilas({ filas, nombreSede }: PrimerasFilasProps) {
  if (filas.length === 0) return null;
  return (
    <section aria-label="Primeras filas">
      <Box as="h3" textStyle="subtitulo" marginBottom="2">
        Primeras filas
      </Box>
      <Box as="ul" listStyle="none" borderTop="1px solid" borderColor="border">
        {filas.slice(0, MOSTRADAS).map((fila) => (
          <Box
            as="li"
            key={fila.archivo.numero}
            paddingBlock="2"
            borderBottom="1px solid"
            borderColor="border"
          >
            <strong>{fila.nombre}</strong>
            <Box as="p" textStyle="ayuda" overflowWrap="anywhere">
              {filaEntendida(fila, nombreSede)}
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  );
}

import { Box } from '@chakra-ui/react/box';
import type { FilaRevisada } from './revisar-filas';

const MOSTRADAS = 5;

/** A look at what comes in, to see at once a column that was matched wrong. */
export function PrimerasFilas({ filas }: { filas: readonly FilaRevisada[] }) {
  if (filas.length === 0) return null;
  return (
    <section aria-label="Primeras filas">
      <Box as="h3" textStyle="subtitulo" marginBottom="2">
        Primeras filas
      </Box>
      <Box as="ul" listStyle="none" borderTop="1px solid" borderColor="border">
        {filas.slice(0, MOSTRADAS).map(({ archivo, nombre, resumen }) => (
          <Box as="li" key={archivo.numero} paddingBlock="2" borderBottom="1px solid" borderColor="border">
            <strong>{nombre}</strong>
            <Box as="p" textStyle="ayuda" overflowWrap="anywhere">
              {resumen}
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  );
}

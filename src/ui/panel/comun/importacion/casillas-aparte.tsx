import { Box } from '@chakra-ui/react/box';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { enumerar } from '@/domain/shared/enumerar';
import type { PorMeses } from './importable';
import type { MesesDeTabla } from './tabla';

type CasillasAparteProps = { meses: MesesDeTabla; porMeses: PorMeses };

/** More would not be read here: they are in the sheet. */
const MOSTRADAS = 12;

/** What a sheet by months has written and is no payment: nothing of it is left out without saying so. */
export function CasillasAparte({ meses: { aparte }, porMeses: { explicarMarca } }: CasillasAparteProps) {
  if (aparte.length === 0) return null;
  const marcas = [...new Set(aparte.map(({ marca }) => marca))];
  return (
    <section aria-label="Casillas que no son pagos">
      <Box as="h3" textStyle="subtitulo" marginBottom="2">
        {`Casillas que no son pagos (${formatearNumero(aparte.length)})`}
      </Box>
      <Box as="ul" listStyle="none" borderTop="1px solid" borderColor="border">
        {marcas.map((marca) => {
          const suyas = aparte.filter((una) => una.marca === marca);
          const escritos = [...new Set(suyas.map(({ escrito }) => `«${escrito}»`))];
          const donde = [...new Set(suyas.map(({ fila }) => fila))].map((fila) => {
            const meses = suyas.filter((una) => una.fila === fila).map(({ columna }) => columna);
            return `fila ${fila} (${meses.join(', ')})`;
          });
          return (
            <Box
              as="li"
              key={marca}
              paddingBlock="2"
              borderBottom="1px solid"
              borderColor="border"
              overflowWrap="anywhere"
            >
              <strong>{enumerar(escritos)}</strong>
              <Box as="p" textStyle="ayuda">
                {explicarMarca[marca]}
              </Box>
              <Box as="p" textStyle="ayuda">
                {enumerar(donde, MOSTRADAS)}
              </Box>
            </Box>
          );
        })}
      </Box>
    </section>
  );
}

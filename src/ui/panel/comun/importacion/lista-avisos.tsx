import { Box } from '@chakra-ui/react/box';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { dondeEstaEnTitulo } from './donde-esta';
import type { FilaRevisada } from './revisar-filas';

/** More would not be read here: they are in the file. */
const MOSTRADAS = 50;

type ListaAvisosProps = {
  titulo: string;
  /** What is done about them. */
  ayuda?: string;
  filas: readonly FilaRevisada[];
};

export function ListaAvisos({ titulo, ayuda, filas }: ListaAvisosProps) {
  if (filas.length === 0) return null;
  const resto = filas.length - MOSTRADAS;
  return (
    <section aria-label={titulo}>
      <Box as="h3" textStyle="subtitulo" marginBottom="2">
        {`${titulo} (${formatearNumero(filas.length)})`}
      </Box>
      {ayuda ? (
        <Box as="p" textStyle="ayuda" marginBottom="2">
          {ayuda}
        </Box>
      ) : null}
      <Box as="ul" listStyle="none" borderTop="1px solid" borderColor="border">
        {filas.slice(0, MOSTRADAS).map(({ archivo, nombre, avisos }) => (
          <Box
            as="li"
            key={archivo.numero}
            paddingBlock="2"
            borderBottom="1px solid"
            borderColor="border"
            overflowWrap="anywhere"
          >
            <strong>{`${dondeEstaEnTitulo(archivo)} · ${nombre}`}</strong>
            {avisos.map((aviso) => (
              <Box as="p" key={aviso} textStyle="ayuda">
                {aviso}
              </Box>
            ))}
          </Box>
        ))}
      </Box>
      {resto > 0 ? (
        <Box as="p" textStyle="ayuda" marginTop="2">{`y ${formatearNumero(resto)} más`}</Box>
      ) : null}
    </section>
  );
}

import { Box } from '@chakra-ui/react/box';
import { Check, X } from 'lucide-react';
import type { ResultadoServicio } from '@/domain/conexion/conexion';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';

type ServicioProbadoProps = { nombre: string; resultado: ResultadoServicio };

/** One line of the banner: tick or cross, the service, and how long it took to answer. */
export function ServicioProbado({ nombre, resultado: { success, responseTime } }: ServicioProbadoProps) {
  const Icono = success ? Check : X;
  return (
    <Box as="li" display="flex" alignItems="center" gap="2">
      <Icono size={16} role="img" aria-label={success ? 'Disponible' : 'No disponible'} />
      <Box as="span" flex="1">
        {nombre}
      </Box>
      <Box as="span" fontVariantNumeric="tabular-nums">
        {`${formatearNumero(Math.round(responseTime))} ms`}
      </Box>
    </Box>
  );
}

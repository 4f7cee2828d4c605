import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { consultaAFavor } from './a-favor.queries';

/** 'Saldo a favor: $ 50.000'; nothing when there is none. */
export function SaldoDePagador({ clave }: { clave: string }) {
  const { servicios } = usePanel();
  const { data } = useQuery(consultaAFavor(servicios, clave));
  if (!data || data.saldo === 0) return null;
  return (
    <Box as="span" fontWeight="medium" color="success.tintFg">
      {`Saldo a favor: ${formatearPesos(data.saldo)}`}
    </Box>
  );
}

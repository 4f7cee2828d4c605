import { Box } from '@chakra-ui/react/box';
import { Printer } from 'lucide-react';
import { aniosConPagos } from '@/domain/mensualidades/constancia-de-pagos';
import type { EstadoDePagador } from '@/domain/mensualidades/estado-de-pagador';
import { SeccionDetalle } from '@/ui/panel/comun/datos/seccion-detalle';
import { Button } from '@/ui/shared/button';
import { useDocumentos } from '../documentos/use-documentos';

/** What they paid in each year, on a paper for whoever asks them for it. */
export function SeccionConstancias({ estado }: { estado: EstadoDePagador }) {
  const { constanciaDePagos, preparando } = useDocumentos();
  const anios = aniosConPagos(estado);
  if (anios.length === 0) return null;
  return (
    <SeccionDetalle titulo="Constancia de pagos de un año">
      <Box as="p" color="fg.muted">
        Lo que {estado.pagador.nombre} pagó ese año, por todas las personas por las que paga, con cada recibo.
      </Box>
      <Box display="flex" flexWrap="wrap" gap="2">
        {anios.map((anio) => (
          <Button
            key={anio}
            size="sm"
            icon={<Printer />}
            aria-label={`Imprimir constancia de pagos de ${anio}`}
            disabled={preparando}
            onClick={() => constanciaDePagos(estado.pagador.clave, anio)}
          >
            {String(anio)}
          </Button>
        ))}
      </Box>
    </SeccionDetalle>
  );
}

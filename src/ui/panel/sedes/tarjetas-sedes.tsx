import { Box } from '@chakra-ui/react/box';
import type { Sede } from '@/domain/sedes/sede';
import { Card } from '@/ui/shared/card';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { ProgressLine } from '@/ui/shared/progress-line';
import type { ManejadoresSede } from './acciones-sede';
import { TarjetaSede } from './tarjeta-sede';

type TarjetasSedesProps = {
  sedes: readonly Sede[];
  hacer: ManejadoresSede;
  puedeEscribir: boolean;
  refrescando: boolean;
};

export function TarjetasSedes({ sedes, hacer, puedeEscribir, refrescando }: TarjetasSedesProps) {
  return (
    <Box position="relative">
      <ProgressLine active={refrescando} />
      <Box
        as="ul"
        aria-label="Sedes"
        aria-busy={refrescando || undefined}
        listStyle="none"
        display="grid"
        gap="4"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 21rem), 1fr))"
      >
        {sedes.map((sede) => (
          <li key={sede.id}>
            <TarjetaSede sede={sede} hacer={hacer} puedeEscribir={puedeEscribir} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

export function CargandoTarjetas() {
  return (
    <Card>
      <LoadingIndicator />
    </Card>
  );
}

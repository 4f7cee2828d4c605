import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { House, Plus } from 'lucide-react';
import { type ComponentType, Suspense, useState } from 'react';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { DialogoCargando } from '@/ui/panel/comun/formulario/dialogo-cargando';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Button } from '@/ui/shared/button';
import { consultaPrimerasSedes } from '../dashboard.queries';

export type FormularioDeSede = ComponentType<{ id: null; onClose: () => void }>;

/** The houses there are, and the form of every day to add another. */
export function PasoSedes({ Formulario }: { Formulario: FormularioDeSede }) {
  const { servicios } = usePanel();
  const { data, error, refetch, isFetching } = useQuery(consultaPrimerasSedes(servicios));
  const [abierto, setAbierto] = useState(false);
  const cerrar = () => setAbierto(false);
  const otra = (data?.total ?? 0) > 0;
  return (
    <Box display="flex" flexDirection="column" alignItems="flex-start" gap="4">
      <CajaError
        error={error}
        titulo="Error al cargar sedes"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
      {otra ? (
        <Box as="ul" listStyle="none" display="grid" gap="2" aria-label="Sedes creadas">
          {data?.datos.map(({ id, nombre, municipio }) => (
            <Box as="li" key={id} display="flex" alignItems="center" gap="2">
              <House size={18} aria-hidden style={{ flexShrink: 0 }} />
              {municipio ? `${nombre}, ${municipio}` : nombre}
            </Box>
          ))}
        </Box>
      ) : null}
      <Button icon={<Plus />} variant={otra ? undefined : 'solid'} onClick={() => setAbierto(true)}>
        {otra ? 'Agregar otra sede' : 'Crear la primera sede'}
      </Button>
      {abierto ? (
        <Suspense fallback={<DialogoCargando titulo="Nueva sede" onClose={cerrar} />}>
          <Formulario id={null} onClose={cerrar} />
        </Suspense>
      ) : null}
    </Box>
  );
}

import { Box } from '@chakra-ui/react/box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { enMitadDeFrase } from '@/domain/shared/textos';
import type { DatosDeEjemplo } from '@/domain/sistema/datos-de-ejemplo';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { consultaEjemplos } from '@/ui/panel/comun/ejemplos/ejemplos.queries';
import { AvisoDuda } from '@/ui/panel/comun/escritura/aviso-duda';
import { useEscritura } from '@/ui/panel/comun/escritura/use-escritura';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Button } from '@/ui/shared/button';
import { Card } from '@/ui/shared/card';
import { toaster } from '@/ui/shared/toast-store';

const ERROR = 'Error al cargar los datos de ejemplo';

/** Before the first real person, somebody may want to see the panel with life in it. */
export function OfrecerEjemplos() {
  const { servicios } = usePanel();
  const { data } = useQuery({ ...consultaEjemplos(servicios), staleTime: 0 });
  const sinNadie = data && data.reales.participantes + data.reales.acudientes === 0;
  return sinNadie && data.cargados_en === null ? <Oferta impedimento={data.impedimento} /> : null;
}

function Oferta({ impedimento }: Pick<DatosDeEjemplo, 'impedimento'>) {
  const { servicios } = usePanel();
  const cliente = useQueryClient();
  const { enviar, guardando, error, duda } = useEscritura<null, DatosDeEjemplo>({
    nombre: 'ejemplos',
    que: () => 'Cargar datos de ejemplo',
    hacer: (_, clave) => async () => (await servicios.sistema()).cargarEjemplos({ clave }),
    alHacer: ({ de_ejemplo }) => {
      toaster.success(`Se cargaron ${de_ejemplo.participantes} participantes de ejemplo`);
      void cliente.invalidateQueries();
    },
  });
  return (
    <Card marginTop="4">
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="4">
        <Box flex="1 1 18rem">
          <Box as="h3" fontWeight="semibold">
            ¿Quiere probar antes con datos inventados?
          </Box>
          <Box as="p" color="fg.muted">
            Doce participantes de ejemplo, con acudientes, mensualidades, pagos y novedades. Cuando termine de
            probar se borran todos juntos, y los recibos de verdad empiezan en el 1.
          </Box>
        </Box>
        {impedimento ? null : (
          <Button
            icon={<FlaskConical />}
            onClick={() => enviar(null)}
            busy={guardando}
            busyText="Cargando..."
          >
            {duda ? 'Comprobar ahora' : 'Cargar datos de ejemplo'}
          </Button>
        )}
      </Box>
      {impedimento ? (
        <Box as="p" marginTop="3" textStyle="ayuda">
          {`Para cargarlos: ${enMitadDeFrase(impedimento)}.`}
        </Box>
      ) : null}
      {duda ? (
        <AvisoDuda duda={duda} error={error} titulo={ERROR} />
      ) : (
        <CajaError error={error} titulo={ERROR} />
      )}
    </Card>
  );
}

import { Box } from '@chakra-ui/react/box';
import { useRouteContext } from '@tanstack/react-router';
import { MENSAJES_CONEXION } from '@/domain/conexion/conexion';
import { formatearInstante } from '@/domain/shared/fechas';
import type { ContextoRouter } from '@/ui/app/contexto-router';
import { Button } from '@/ui/shared/button';
import { Card } from '@/ui/shared/card';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { Notice } from '@/ui/shared/notice';
import { ServicioProbado } from '../../shared/conexion/servicio-probado';
import { usePruebaConexion } from '../../shared/conexion/use-prueba-conexion';
import { usePanel } from '../../shared/panel/use-panel';

/** The two probes, with the time each service took. */
export default function PestanaSistema() {
  const { reloj } = usePanel().servicios;
  const { cargarAcceso } = useRouteContext({ strict: false }) as unknown as ContextoRouter;
  const { estado, repetir } = usePruebaConexion(cargarAcceso);
  if (estado.fase === 'probando')
    return <LoadingIndicator text="Probando la conexión con los servicios..." />;
  const resultado = estado.fase === 'probada' ? estado.resultado : null;
  return (
    <Card>
      <Box display="flex" flexDirection="column" gap="5" maxWidth="xl">
        <Notice
          tone={resultado?.overall.success ? 'success' : 'warning'}
          role="status"
          title={resultado?.overall.message ?? MENSAJES_CONEXION.pruebaFallida}
        >
          {`Prueba hecha el ${formatearInstante(reloj.ahora().toISOString())}`}
        </Notice>
        {resultado ? (
          <Box as="ul" listStyle="none" display="grid" gap="2">
            <ServicioProbado nombre="Servicio de autenticación" resultado={resultado.auth} />
            <ServicioProbado nombre="Servicio del panel" resultado={resultado.dashboard} />
          </Box>
        ) : null}
        <div>
          <Button onClick={repetir}>Probar de nuevo</Button>
        </div>
      </Box>
    </Card>
  );
}

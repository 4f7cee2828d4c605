import { Box } from '@chakra-ui/react/box';
import { getRouteApi } from '@tanstack/react-router';
import { MENSAJES_CONEXION, type ResultadoConexion } from '@/domain/conexion/conexion';
import { Button } from '@/ui/shared/button';
import { Notice } from '@/ui/shared/notice';
import { Spinner } from '@/ui/shared/spinner';
import { AvisoDeReloj } from '../comun/conexion/aviso-de-reloj';
import { ServicioProbado } from '../comun/conexion/servicio-probado';
import { usePruebaConexion } from '../comun/conexion/use-prueba-conexion';

const ruta = getRouteApi('/login');

function Servicios({ auth, dashboard }: ResultadoConexion) {
  return (
    <Box as="ul" listStyle="none" marginTop="1.5">
      <ServicioProbado nombre="Servicio de autenticación" resultado={auth} />
      <ServicioProbado nombre="Servicio del panel" resultado={dashboard} />
    </Box>
  );
}

/** The banner of specification §2, login: green when both services answer, yellow otherwise. */
export function EstadoConexion() {
  const { cargarAcceso } = ruta.useRouteContext();
  const { estado, repetir } = usePruebaConexion(cargarAcceso);
  if (estado.fase === 'probando') {
    return (
      <Notice tone="neutral" role="status" icon={<Spinner />} title="Estado de conexión">
        Probando la conexión con los servicios...
      </Notice>
    );
  }
  const resultado = estado.fase === 'probada' ? estado.resultado : null;
  const bien = resultado?.overall.success === true;
  return (
    <Box display="flex" flexDirection="column" gap="3">
      {resultado ? <AvisoDeReloj {...resultado} /> : null}
      <Notice tone={bien ? 'success' : 'warning'} role="status" title="Estado de conexión">
        <p>{resultado?.overall.message ?? MENSAJES_CONEXION.pruebaFallida}</p>
        {resultado ? <Servicios {...resultado} /> : null}
        {bien ? null : (
          <Button size="sm" marginTop="3" onClick={repetir}>
            Probar de nuevo
          </Button>
        )}
      </Notice>
    </Box>
  );
}

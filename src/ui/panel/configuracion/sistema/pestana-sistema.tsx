import { Box } from '@chakra-ui/react/box';
import { useRouteContext } from '@tanstack/react-router';
import { MENSAJES_CONEXION } from '@/domain/conexion/conexion';
import { formatearInstante } from '@/domain/shared/fechas';
import { rolAlcanza } from '@/domain/shared/rol';
import { AvisoDeReloj, cuantoTiempo } from '@/ui/panel/comun/conexion/aviso-de-reloj';
import { ServicioProbado } from '@/ui/panel/comun/conexion/servicio-probado';
import { usePruebaConexion } from '@/ui/panel/comun/conexion/use-prueba-conexion';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import type { ContextoRouter } from '@/ui/panel/contexto-router';
import { Button } from '@/ui/shared/button';
import { Card } from '@/ui/shared/card';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { Notice } from '@/ui/shared/notice';
import { ProbarCorreo } from './prueba-de-correo';
import { SaludDelSistema } from './salud-del-sistema';

/** `ms` is how far ahead the machine is; behind, when negative. */
const tituloDeSalto = (ms: number): string => {
  return `La hora del equipo saltó: está ${cuantoTiempo(ms)} ${ms < 0 ? 'atrasada' : 'adelantada'}`;
};

/** The two probes, with the time each service took. */
function Conexion() {
  const { reloj } = usePanel().servicios;
  const { cargarAcceso } = useRouteContext({ strict: false }) as unknown as ContextoRouter;
  const { estado, repetir } = usePruebaConexion(cargarAcceso);
  if (estado.fase === 'probando')
    return <LoadingIndicator text="Probando la conexión con los servicios..." />;
  const resultado = estado.fase === 'probada' ? estado.resultado : null;
  const salto = resultado?.auth.clockJump ?? resultado?.dashboard.clockJump;
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
        {resultado ? <AvisoDeReloj {...resultado} /> : null}
        {salto === undefined ? null : (
          <Notice tone="warning" role="alert" title={tituloDeSalto(salto)}>
            Para no borrar ni cerrar nada por error, el sistema sigue con la hora que llevaba. Corrija la hora
            del equipo o, si es la correcta, ejecute en él: npm run admin -- aceptar-hora
          </Notice>
        )}
        <div>
          <Button onClick={repetir}>Probar de nuevo</Button>
        </div>
      </Box>
    </Card>
  );
}

// For the first day, in this same piece of code: one more would be on the list that every page begins with.
export { ProbarCorreo };

/** Anybody sees whether the services answer; how healthy they are is for whoever administers them. */
export default function PestanaSistema() {
  const { rol } = usePanel().usuario;
  return (
    <Box display="flex" flexDirection="column" gap="6">
      <Conexion />
      {rolAlcanza(rol, 'ADMINISTRADOR') ? <SaludDelSistema /> : null}
    </Box>
  );
}

import { Box } from '@chakra-ui/react/box';
import { getRouteApi } from '@tanstack/react-router';
import { FUNDACION } from '@/ui/content/fundacion';
import { AvisoSesionTerminada } from './aviso-sesion-terminada';
import { ElegirContrasena } from './elegir/elegir-contrasena';
import { EstadoConexion } from './estado-conexion';
import { FormularioIngreso } from './formulario-ingreso';
import { MarcoAcceso } from './marco-acceso';
import { OlvidoContrasena } from './olvido/olvido-contrasena';
import { useIngreso } from './use-ingreso';

const ruta = getRouteApi('/login');

export function LoginPage() {
  const { agregados } = ruta.useRouteContext();
  const { ingresar, porElegir, seguir } = useIngreso();
  if (porElegir) return <ElegirContrasena {...porElegir} onListo={seguir} />;
  return (
    <MarcoAcceso
      idTitulo="titulo-ingreso"
      titulo="Iniciar Sesión"
      texto={`Panel del equipo de ${FUNDACION.nombreCorto}`}
      volver={{ a: '/', texto: 'Volver al inicio' }}
    >
      <AvisoSesionTerminada />
      <FormularioIngreso ingresar={ingresar} />
      {agregados ? <agregados.EnIngreso /> : null}
      <Box marginTop="4">
        <OlvidoContrasena />
      </Box>
      <Box data-si-falla="no" marginTop="7">
        <EstadoConexion />
      </Box>
    </MarcoAcceso>
  );
}

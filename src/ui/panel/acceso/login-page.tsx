import { Box } from '@chakra-ui/react/box';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import {
  SESION_TERMINADA,
  SESION_TERMINADA_CON_BORRADOR,
} from '@/application/sesion/atender-sesion-rechazada';
import { PROVISIONAL_HORAS } from '@/domain/usuarios/contrasena-provisional';
import { Button } from '@/ui/shared/button';
import { deferred } from '@/ui/shared/deferred';
import { Notice } from '@/ui/shared/notice';
import { nombreCorto } from '@/ui/textos/nombre-corto';
import { EstadoConexion } from './estado-conexion';
import { FormularioIngreso } from './formulario-ingreso';
import { LoQueEsperaAqui } from './lo-que-espera-aqui';
import { MarcoAcceso } from './marco-acceso';
import { useIngreso } from './use-ingreso';

const DialogoOlvido = deferred(async () => (await import('./olvido/dialogo-olvido')).default);

/** The dialog's code is loaded when somebody asks for it. */
function OlvidoContrasena() {
  const [abierto, setAbierto] = useState(false);
  return (
    <>
      <Button variant="plain" marginInlineStart="-1" onClick={() => setAbierto(true)}>
        ¿Olvidó su contraseña?
      </Button>
      {abierto ? <DialogoOlvido onClose={() => setAbierto(false)} /> : null}
    </>
  );
}

// The page is drawn beforehand, without the address: CSS shows the notice that it points at, before any script and
// without moving what is under a finger nor scrolling to it.
const soloSenalado = { scrollMarginTop: '100vh', '&:not(:target)': { display: 'none' } };

/** Why somebody who was working is here again; nothing for who comes by themselves. */
function AvisoSesionTerminada() {
  return (
    <>
      <Box id={SESION_TERMINADA} css={soloSenalado} marginBottom="6">
        <Notice tone="warning" title="Su sesión terminó">
          Ingrese de nuevo para seguir donde estaba.
        </Notice>
      </Box>
      <Box id={SESION_TERMINADA_CON_BORRADOR} css={soloSenalado} marginBottom="6">
        <Notice tone="warning" title="Su sesión terminó">
          Lo que estaba escribiendo se conserva 30 minutos en este equipo y solo usted puede abrirlo: ingrese
          de nuevo y lo encontrará donde lo dejó.
        </Notice>
      </Box>
    </>
  );
}

const ruta = getRouteApi('/login');

/** Few come in with a password that is not theirs: nobody else waits for its code. */
const FormularioElegir = deferred(async () => (await import('./elegir/formulario-elegir')).FormularioElegir);

type ElegirContrasenaProps = {
  /** The provisional one; '' when it has to be asked. */
  actual: string;
  onListo: () => Promise<void>;
};

/** Where whoever came in with a password that somebody else chose has to stop first. */
function ElegirContrasena(props: ElegirContrasenaProps) {
  return (
    <MarcoAcceso
      idTitulo="titulo-elegir"
      titulo="Elija su contraseña"
      texto={`La que le dieron es provisional: sirve ${PROVISIONAL_HORAS} horas y solo para llegar hasta aquí.`}
      volver={{ a: '/', texto: 'Volver al inicio' }}
    >
      <FormularioElegir {...props} />
    </MarcoAcceso>
  );
}

export function LoginPage() {
  const { agregados } = ruta.useRouteContext();
  const { ingresar, porElegir, seguir } = useIngreso();
  if (porElegir) return <ElegirContrasena {...porElegir} onListo={seguir} />;
  return (
    <MarcoAcceso
      idTitulo="titulo-ingreso"
      titulo="Iniciar Sesión"
      texto={`Panel del equipo de ${nombreCorto()}`}
      volver={{ a: '/', texto: 'Volver al inicio' }}
    >
      <AvisoSesionTerminada />
      <FormularioIngreso ingresar={ingresar} />
      {agregados ? <agregados.EnIngreso /> : null}
      <Box marginTop="4">
        <OlvidoContrasena />
      </Box>
      <LoQueEsperaAqui />
      <Box data-si-falla="no" marginTop="7">
        <EstadoConexion />
      </Box>
    </MarcoAcceso>
  );
}

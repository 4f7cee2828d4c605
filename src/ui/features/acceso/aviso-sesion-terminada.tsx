import { Box } from '@chakra-ui/react/box';
import {
  SESION_TERMINADA,
  SESION_TERMINADA_CON_BORRADOR,
} from '@/application/sesion/atender-sesion-rechazada';
import { Notice } from '@/ui/shared/notice';

// The page is drawn beforehand, without the address: CSS shows the notice that it points at, before any script and
// without moving what is under a finger nor scrolling to it.
const soloSenalado = { scrollMarginTop: '100vh', '&:not(:target)': { display: 'none' } };

/** Why somebody who was working is here again; nothing for who comes by themselves. */
export function AvisoSesionTerminada() {
  return (
    <>
      <Box id={SESION_TERMINADA} css={soloSenalado} marginBottom="6">
        <Notice tone="warning" title="Su sesión terminó">
          Ingrese de nuevo para seguir donde estaba.
        </Notice>
      </Box>
      <Box id={SESION_TERMINADA_CON_BORRADOR} css={soloSenalado} marginBottom="6">
        <Notice tone="warning" title="Su sesión terminó">
          Lo que estaba escribiendo se conserva: ingrese de nuevo en este equipo en los próximos 30 minutos y
          lo encontrará donde lo dejó.
        </Notice>
      </Box>
    </>
  );
}

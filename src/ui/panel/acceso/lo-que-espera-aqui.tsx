import { Box } from '@chakra-ui/react/box';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Notice } from '@/ui/shared/notice';

const ruta = getRouteApi('/login');

/**
 * Whose account was turned off reads here only that the password is wrong, and whoever sits here next knows of nothing:
 * both are told that work waits in this browser. Of whom, and what, is told to nobody. One that cannot be looked at stops
 * nobody from signing in.
 */
export function LoQueEsperaAqui() {
  const { cargarAcceso } = ruta.useRouteContext();
  const [cuantos, setCuantos] = useState(0);
  useEffect(() => {
    let vigente = true;
    cargarAcceso()
      .then(({ esperanAqui }) => esperanAqui())
      .then(
        (suma) => {
          if (vigente) setCuantos(suma);
        },
        () => undefined,
      );
    return () => {
      vigente = false;
    };
  }, [cargarAcceso]);
  if (cuantos === 0) return null;
  return (
    <Box marginTop="6">
      <Notice
        tone="info"
        role="status"
        title={`En este equipo hay ${cuantos === 1 ? '1 registro' : `${cuantos} registros`} por enviar`}
      >
        Sigue guardado y cerrado, y se envía cuando entre aquí, con conexión, quien lo hizo. Si ya no puede
        entrar, pídale a un administrador que revise su cuenta. No borre los datos de este navegador.
      </Notice>
    </Box>
  );
}

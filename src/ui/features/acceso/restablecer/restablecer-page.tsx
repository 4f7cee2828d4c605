import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { buttonRecipe } from '@/ui/shared/button-recipe';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { Notice } from '@/ui/shared/notice';
import { MarcoAcceso } from '../marco-acceso';
import { FormularioRestablecer } from './formulario-restablecer';
import { useTokenDelEnlace } from './use-token-del-enlace';

const BotonEnlace = chakra(Link, buttonRecipe);

const irAIngresar = <BotonEnlace to="/login">Ir a iniciar sesión</BotonEnlace>;

/** Where the link of the mail leads. */
export function RestablecerPage() {
  const { token, olvidar } = useTokenDelEnlace();
  const [listo, setListo] = useState(false);
  return (
    <MarcoAcceso
      idTitulo="titulo-restablecer"
      titulo="Elija su contraseña"
      texto="Al guardarla se cierran todas sus sesiones abiertas."
      volver={{ a: '/login', texto: 'Volver a iniciar sesión' }}
    >
      {token === undefined ? (
        <Box data-si-falla="no">
          <LoadingIndicator />
        </Box>
      ) : null}
      {token === null ? (
        <Notice tone="warning" title="Este enlace está incompleto" action={irAIngresar}>
          Ábralo desde el correo que recibió, o pida uno nuevo con '¿Olvidó su contraseña?'.
        </Notice>
      ) : null}
      {token && !listo ? (
        <FormularioRestablecer
          token={token}
          onListo={() => {
            olvidar();
            setListo(true);
          }}
        />
      ) : null}
      {listo ? (
        <Notice tone="success" role="status" title="Su contraseña quedó guardada" action={irAIngresar}>
          Inicie sesión con la contraseña nueva.
        </Notice>
      ) : null}
    </MarcoAcceso>
  );
}

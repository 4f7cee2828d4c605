import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { buttonRecipe } from '@/ui/shared/button-recipe';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { Notice } from '@/ui/shared/notice';
import { MarcoAcceso } from '../marco-acceso';
import { FormularioRestablecer } from './formulario-restablecer';

/** Only of this tab, and only until it is used or the tab closes. */
const CLAVE = 'restablecer-token';

/** A browser that keeps nothing asks for the link again after a reload. */
const enLaPestana = <T,>(hacer: (guardado: Storage) => T): T | null => {
  try {
    return hacer(window.sessionStorage);
  } catch {
    return null;
  }
};

/**
 * The token of the link, which comes in the fragment so that no server writes it down; `undefined` until the address is
 * read, `null` when there is none. It leaves the address at once, so that it is not shared or kept in the history, and
 * stays in the tab, so that a reload does not ask for the mail again. `olvidar` once it was used.
 */
const useTokenDelEnlace = (): { token: string | null | undefined; olvidar: () => void } => {
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const leer = () => {
      const leido = new URLSearchParams(window.location.hash.slice(1)).get('token');
      if (leido) {
        window.history.replaceState(window.history.state, '', window.location.pathname);
        enLaPestana((guardado) => guardado.setItem(CLAVE, leido));
      }
      setToken((anterior) => leido ?? anterior ?? enLaPestana((guardado) => guardado.getItem(CLAVE)));
    };
    leer();
    // Another link opened in this same tab changes only the fragment.
    window.addEventListener('hashchange', leer);
    return () => window.removeEventListener('hashchange', leer);
  }, []);
  const olvidar = useCallback(() => void enLaPestana((guardado) => guardado.removeItem(CLAVE)), []);
  return { token, olvidar };
};

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

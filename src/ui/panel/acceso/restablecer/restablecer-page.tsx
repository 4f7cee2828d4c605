import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { buttonRecipe } from '@/ui/shared/button-recipe';
import { lazy } from '@/ui/shared/lazy';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { Notice } from '@/ui/shared/notice';
import { MarcoAcceso } from '../marco-acceso';
import { FormularioRestablecer } from './formulario-restablecer';

const FormularioPrimerAdministrador = lazy(() => import('./formulario-primer-administrador'));

/** Only of this tab, and only until it is used or the tab closes. */
const CLAVE = 'restablecer-token';
/** Whose it is: of the first start, or of the mail. */
const CLASES = ['inicial', 'token'] as const;

interface Enlace {
  token: string;
  /** It makes the first administrator. */
  inicial: boolean;
}

const leerEnlace = (fragmento: string): Enlace | null => {
  const parametros = new URLSearchParams(fragmento);
  const clase = CLASES.find((candidata) => parametros.get(candidata));
  return clase ? { token: parametros.get(clase) ?? '', inicial: clase === 'inicial' } : null;
};

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
const useEnlace = (): { enlace: Enlace | null | undefined; olvidar: () => void } => {
  const [enlace, setEnlace] = useState<Enlace | null>();
  useEffect(() => {
    const leer = () => {
      const fragmento = window.location.hash.slice(1);
      const leido = leerEnlace(fragmento);
      if (leido) {
        window.history.replaceState(window.history.state, '', window.location.pathname);
        enLaPestana((guardado) => guardado.setItem(CLAVE, fragmento));
      }
      setEnlace(
        (anterior) =>
          leido ?? anterior ?? leerEnlace(enLaPestana((guardado) => guardado.getItem(CLAVE)) ?? ''),
      );
    };
    leer();
    // Another link opened in this same tab changes only the fragment.
    window.addEventListener('hashchange', leer);
    return () => window.removeEventListener('hashchange', leer);
  }, []);
  const olvidar = useCallback(() => void enLaPestana((guardado) => guardado.removeItem(CLAVE)), []);
  return { enlace, olvidar };
};

const BotonEnlace = chakra(Link, buttonRecipe);

const irAIngresar = <BotonEnlace to="/login">Ir a iniciar sesión</BotonEnlace>;

const DEL_CORREO = {
  titulo: 'Elija su contraseña',
  texto: 'Al guardarla se cierran todas sus sesiones abiertas.',
};
const DE_ESTRENO = {
  titulo: 'Cree el primer administrador',
  texto: 'Es quien pone en marcha el sistema y después da entrada a los demás.',
};

/** Where the link of the mail leads, and that of the first start. */
export function RestablecerPage() {
  const { enlace, olvidar } = useEnlace();
  const [listo, setListo] = useState(false);
  return (
    <MarcoAcceso
      idTitulo="titulo-restablecer"
      {...(enlace?.inicial ? DE_ESTRENO : DEL_CORREO)}
      volver={{ a: '/login', texto: 'Volver a iniciar sesión' }}
    >
      {enlace === undefined ? (
        <Box data-si-falla="no">
          <LoadingIndicator />
        </Box>
      ) : null}
      {enlace === null ? (
        <Notice tone="warning" title="Este enlace está incompleto" action={irAIngresar}>
          Ábralo desde el correo que recibió, o pida uno nuevo con '¿Olvidó su contraseña?'.
        </Notice>
      ) : null}
      {enlace?.inicial ? (
        <Suspense fallback={<LoadingIndicator />}>
          <FormularioPrimerAdministrador token={enlace.token} onListo={olvidar} />
        </Suspense>
      ) : null}
      {enlace && !enlace.inicial && !listo ? (
        <FormularioRestablecer
          token={enlace.token}
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

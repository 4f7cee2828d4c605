import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { type Rol, rolAlcanza } from '@/domain/shared/rol';
import { useShortcuts } from '@/ui/shared/use-shortcuts';
import { pantallasDe } from '../comun/panel/pantallas';
import { useIr } from './use-ir';

/** How long `g` waits for its second key. */
const ESPERA_SEGUNDA_MS = 1_200;

type Dialogos = { abrirPaleta: () => void; abrirAyuda: () => void };

const enfocarBusqueda = (): boolean => {
  const campo = document.querySelector<HTMLInputElement>('main input[type=search]');
  campo?.focus();
  campo?.select();
  return campo !== null;
};

/** The newest one: before its time is over nobody reaches it with the keyboard alone from the top of a list. */
const enfocarAviso = (): void =>
  document.querySelector<HTMLElement>('[data-part=toaster] li:last-child button')?.focus();

/** Where `n` leads on a screen; nothing where there is nothing to create. */
const nuevoEn = (pathname: string, rol: Rol): string | undefined =>
  rolAlcanza(rol, 'ADMINISTRADOR') && pantallasDe(rol).some(({ ruta, nuevo }) => ruta === pathname && nuevo)
    ? `${pathname}?nuevo=true`
    : undefined;

/** The keys of the panel. A letter alone does something only after `g`, except `n` and `v`. */
export const useAtajos = (rol: Rol, { abrirPaleta, abrirAyuda }: Dialogos): void => {
  const router = useRouter();
  const ir = useIr();
  const pulsadaG = useRef(Number.NEGATIVE_INFINITY);

  const trasG = (hacer: () => void, solo?: () => void) => () => {
    const seguida = performance.now() - pulsadaG.current < ESPERA_SEGUNDA_MS;
    pulsadaG.current = Number.NEGATIVE_INFINITY;
    if (seguida) hacer();
    else solo?.();
  };
  const crear = () => {
    const href = nuevoEn(router.state.location.pathname, rol);
    if (href) ir(href);
  };
  const pantallas = pantallasDe(rol).map(({ ruta, tecla }) => [tecla, trasG(() => ir(ruta))]);

  useShortcuts({
    ...Object.fromEntries(pantallas),
    g: () => {
      pulsadaG.current = performance.now();
    },
    n: crear,
    v: enfocarAviso,
    '/': () => {
      if (!enfocarBusqueda()) abrirPaleta();
    },
    '?': abrirAyuda,
    'mod+k': abrirPaleta,
  });
};

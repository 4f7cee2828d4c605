import { useRouteContext } from '@tanstack/react-router';
import { useMemo, useSyncExternalStore } from 'react';
import type { ServiciosPublicos } from '@/application/servicios/servicios-publicos';
import { leerVisitante, type Visitante } from '@/domain/sesion/visitante';

/** Services of the public pages. While a page is prerendered there are none but `datosPublicos.yaConocidos`: use them in effects and handlers. */
export const usePublico = (): ServiciosPublicos => useRouteContext({ from: '__root__' }).publico;

const enServidor = () => null;

/** Who is signed in, as the header shows them; nobody until the page is hydrated. */
export const useVisitante = (): Visitante | null => {
  const publico = usePublico();
  const guardado = useSyncExternalStore(
    (alCambiar) => publico.usuarioGuardado.suscribir(alCambiar),
    () => publico.usuarioGuardado.leer(),
    enServidor,
  );
  return useMemo(() => leerVisitante(guardado), [guardado]);
};

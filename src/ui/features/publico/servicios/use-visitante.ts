import { useMemo, useSyncExternalStore } from 'react';
import { leerVisitante, type Visitante } from '@/domain/sesion/visitante';
import { usePublico } from './use-publico';

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

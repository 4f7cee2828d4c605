import type { SesionStore } from '@/application/sesion/sesion-store.port';
import type { Sesion } from '@/domain/sesion/sesion';

/** A session store without a browser; `guardar` and `limpiar` tell whoever listens, as another tab would. */
export const sesionesEnMemoria = (inicial: Sesion | null): SesionStore => {
  let actual = inicial;
  const oyentes = new Set<(sesion: Sesion | null) => void>();
  const cambiar = (sesion: Sesion | null) => {
    actual = sesion;
    for (const avisar of oyentes) avisar(sesion);
  };
  return {
    leer: () => actual,
    guardar: (sesion) => {
      cambiar(sesion);
      return true;
    },
    limpiar: () => cambiar(null),
    suscribir: (alCambiar) => {
      oyentes.add(alCambiar);
      return () => oyentes.delete(alCambiar);
    },
  };
};

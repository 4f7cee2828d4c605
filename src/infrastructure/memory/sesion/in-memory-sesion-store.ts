import type { SesionStore } from '@/application/sesion/sesion-store.port';
import type { Sesion } from '@/domain/sesion/sesion';

export const crearInMemorySesionStore = (inicial: Sesion | null = null): SesionStore => {
  const oyentes = new Set<(sesion: Sesion | null) => void>();
  let actual = structuredClone(inicial);
  const cambiar = (sesion: Sesion | null): void => {
    actual = structuredClone(sesion);
    for (const oyente of [...oyentes]) oyente(actual);
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

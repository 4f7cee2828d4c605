import type { SesionStore } from '@/application/sesion/sesion-store.port';
import type { Sesion } from '@/domain/sesion/sesion';

export const SESION: Sesion = {
  token: 'ficha-1',
  usuario: {
    id: 7,
    email: 'ana@fundacion.example',
    rol: 'ADMINISTRADOR',
    displayName: 'Ana',
    photoURL: null,
  },
};

export const sesionesCon = (inicial: Sesion | null): SesionStore => {
  let actual = inicial;
  return {
    leer: () => actual,
    guardar: (sesion) => {
      actual = sesion;
      return true;
    },
    limpiar: () => {
      actual = null;
    },
    suscribir: () => () => undefined,
  };
};

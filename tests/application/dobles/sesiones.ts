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

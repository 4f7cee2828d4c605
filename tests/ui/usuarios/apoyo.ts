import { screen } from '@testing-library/react';
import { unUsuario } from '@tests/builders/un-usuario';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import type { abrirEnMemoria } from '../apoyo/abrir-en-memoria';

/** Ana (1) is who looks; Carla (2) consults; María (3) administers when `otraAdministra`. */
export const equipo =
  (otraAdministra = true) =>
  ({ usuarios }: BaseMemoria): void => {
    usuarios.insertar(unUsuario().con({ email: 'ana@fundacion.example', rol: 'ADMINISTRADOR' }).datos());
    usuarios.insertar(unUsuario().con({ email: 'carla@fundacion.example', rol: 'CONSULTA' }).datos());
    if (otraAdministra)
      usuarios.insertar(unUsuario().con({ email: 'maria@fundacion.example', rol: 'ADMINISTRADOR' }).datos());
  };

export const elegir = async (
  { user }: ReturnType<typeof abrirEnMemoria>,
  email: string,
  accion: string | RegExp,
) => {
  await user.click(await screen.findByRole('button', { name: `Acciones de ${email}` }));
  await user.click(screen.getByRole('menuitem', { name: accion }));
};

import type { ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import type { Rol } from '@/domain/shared/rol';
import type { Usuario } from '@/domain/usuarios/usuario';

const SISTEMA = { id: 0, email: 'sistema', rol: 'ADMINISTRADOR', origen: null } as const;

/** An account whose owner has already chosen the password. */
export const crearCuenta = (
  { servicios }: Pick<ServidorDePrueba, 'servicios'>,
  cuenta: { email: string; password: string; rol: Rol },
): Promise<Usuario> =>
  servicios.unidadDeTrabajo.escribir(SISTEMA, ({ usuarios }) => usuarios.crear(cuenta, { elegida: true }));

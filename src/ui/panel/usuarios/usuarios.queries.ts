import { queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { Usuario } from '@/domain/usuarios/usuario';
import { claveDe } from '../comun/datos/clave-de';

/** What a write on a user may change elsewhere. */
export const AFECTADAS_POR_USUARIO = [claveDe('usuarios'), claveDe('actividad')] as const;

/** Every user: the call gives no pages (specification §7). */
export const consultaUsuarios = (servicios: ServiciosPanel) =>
  queryOptions({
    queryKey: [...claveDe('usuarios'), 'lista'],
    queryFn: async (): Promise<readonly Usuario[]> => {
      const { datos, error } = await (await servicios.usuarios()).listar();
      if (error) throw error;
      return datos;
    },
  });

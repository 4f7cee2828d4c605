import { queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { Usuario } from '@/domain/usuarios/usuario';
import { CLAVES } from '../shared/datos/claves';

/** What a write on a user may change elsewhere. */
export const AFECTADAS_POR_USUARIO = [CLAVES.usuarios, CLAVES.actividad] as const;

/** Every user: the call gives no pages (specification §7). */
export const consultaUsuarios = (servicios: ServiciosPanel) =>
  queryOptions({
    queryKey: [...CLAVES.usuarios, 'lista'],
    queryFn: async (): Promise<readonly Usuario[]> => {
      const { datos, error } = await servicios.usuarios.listar();
      if (error) throw error;
      return datos;
    },
  });

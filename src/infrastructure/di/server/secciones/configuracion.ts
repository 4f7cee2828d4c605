import { configuracionDePeticion } from '@/application/configuracion/servicios-configuracion';
import type { Hechuras } from '@/infrastructure/di/server/servicios-peticion';
import { postgresConfiguracionRepository } from '@/infrastructure/postgres/configuracion/postgres-configuracion-repository';
import { postgresPublicado } from '@/infrastructure/postgres/configuracion/postgres-publicado';
import { postgresContrasenas } from '@/infrastructure/postgres/shared/postgres-contrasenas';

export const enPostgresConfiguracion: Hechuras<'configuracion'> = {
  configuracion: ({ contexto, actor, contrasenas, permisos }) =>
    configuracionDePeticion({
      configuracion: postgresConfiguracionRepository(contexto),
      publicado: postgresPublicado(contexto),
      permisos,
      esPropia: async (contrasena) =>
        contrasenas.coincide(contrasena, await postgresContrasenas(contexto).hashDe(actor.id)),
    }),
};

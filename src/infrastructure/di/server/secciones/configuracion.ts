import { configuracionDePeticion } from '@/application/configuracion/servicios-configuracion';
import type { Hechuras } from '@/infrastructure/di/server/servicios-peticion';
import { postgresConfiguracionRepository } from '@/infrastructure/postgres/configuracion/postgres-configuracion-repository';
import { postgresPublicado } from '@/infrastructure/postgres/configuracion/postgres-publicado';

export const enPostgresConfiguracion: Hechuras<'configuracion'> = {
  configuracion: ({ contexto, permisos }) =>
    configuracionDePeticion({
      configuracion: postgresConfiguracionRepository(contexto),
      publicado: postgresPublicado(contexto),
      permisos,
    }),
};

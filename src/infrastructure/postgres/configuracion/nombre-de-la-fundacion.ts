import { postgresConfiguracionRepository } from '@/infrastructure/postgres/configuracion/postgres-configuracion-repository';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';

/** As it is configured when it is asked. */
export const nombreDeLaFundacion = (contexto: Contexto) => async (): Promise<string> =>
  (await postgresConfiguracionRepository(contexto).obtener())?.nombre ?? '';

import { entregarCopia } from '@/application/sin-red/entregar-copia';
import { tokensAleatorios } from '@/infrastructure/crypto/tokens-aleatorios';
import type { Hechuras } from '@/infrastructure/di/server/servicios-peticion';
import {
  postgresActividadRepository,
  postgresAuditoria,
} from '@/infrastructure/postgres/actividad/postgres-actividad-repository';
import { postgresConfiguracionRepository } from '@/infrastructure/postgres/configuracion/postgres-configuracion-repository';
import { postgresFuenteDeCopia } from '@/infrastructure/postgres/copia/postgres-fuente-de-copia';
import { postgresEquiposSinRed } from '@/infrastructure/postgres/sin-red/postgres-equipos-sin-red';

export const enPostgresSinRed: Hechuras<'equiposSinRed' | 'entregarCopia'> = {
  equiposSinRed: ({ contexto }) => postgresEquiposSinRed(contexto),
  entregarCopia: ({ contexto, reloj }) =>
    entregarCopia({
      fuente: postgresFuenteDeCopia(contexto),
      equipos: postgresEquiposSinRed(contexto),
      configuracion: postgresConfiguracionRepository(contexto),
      actividad: postgresActividadRepository(contexto),
      auditoria: postgresAuditoria(contexto),
      huella: tokensAleatorios.huella,
      reloj,
    }),
};

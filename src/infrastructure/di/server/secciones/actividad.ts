import type { Hechuras } from '@/infrastructure/di/server/servicios-peticion';
import {
  postgresActividadRepository,
  postgresAuditoria,
} from '@/infrastructure/postgres/actividad/postgres-actividad-repository';

export const enPostgresActividad: Hechuras<'actividad' | 'auditoria'> = {
  actividad: ({ contexto }) => postgresActividadRepository(contexto),
  auditoria: ({ contexto }) => postgresAuditoria(contexto),
};

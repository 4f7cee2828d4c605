import type { Auditoria } from '@/application/actividad/auditoria.port';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { anotarHistoria } from '@/infrastructure/postgres/shared/historia';

export const postgresAuditoria = (contexto: Contexto): Auditoria => ({
  consulta: (entidad, registro) =>
    anotarHistoria(contexto, { entidad, accion: 'CONSULTAR', despues: { id: registro.id } }),
});

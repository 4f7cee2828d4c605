import type { Hechuras } from '@/infrastructure/di/server/servicios-peticion';
import { postgresParticipanteRepository } from '@/infrastructure/postgres/participantes/postgres-participante-repository';
import { postgresTablero } from '@/infrastructure/postgres/tablero/postgres-tablero';

export const enPostgresTablero: Hechuras<'tablero'> = {
  tablero: ({ contexto }) => postgresTablero(contexto, postgresParticipanteRepository(contexto)),
};

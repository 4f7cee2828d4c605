import { bitacoraDe } from '@/application/participantes/bitacora/servicios-bitacora';
import { estanciasDe } from '@/application/participantes/estancias/servicios-estancias';
import { fotosDe } from '@/application/participantes/fotos/servicios-fotos';
import { participantesDePeticion } from '@/application/participantes/servicios-participantes';
import type { Hechuras } from '@/infrastructure/di/server/servicios-peticion';
import { postgresFotosDeParticipantes } from '@/infrastructure/postgres/participantes/postgres-fotos-de-participantes';
import { postgresLibroDeEstancias } from '@/infrastructure/postgres/participantes/postgres-libro-de-estancias';
import { postgresLibroDeNovedades } from '@/infrastructure/postgres/participantes/postgres-libro-de-novedades';
import { postgresParticipanteRepository } from '@/infrastructure/postgres/participantes/postgres-participante-repository';

export const enPostgresParticipantes: Hechuras<'participantes' | 'estancias' | 'fotos' | 'bitacora'> = {
  participantes: ({ contexto, permisos, reloj }) =>
    participantesDePeticion({
      participantes: postgresParticipanteRepository(contexto),
      fotos: postgresFotosDeParticipantes(contexto),
      permisos,
      reloj,
    }),
  fotos: ({ contexto, permisos }) =>
    fotosDe({
      fotos: postgresFotosDeParticipantes(contexto),
      participantes: postgresParticipanteRepository(contexto),
      permisos,
    }),
  estancias: ({ contexto, permisos, reloj }) =>
    estanciasDe({ estancias: postgresLibroDeEstancias(contexto), permisos, reloj }),
  bitacora: ({ contexto, permisos, reloj }) =>
    bitacoraDe({ novedades: postgresLibroDeNovedades(contexto), permisos, reloj }),
};

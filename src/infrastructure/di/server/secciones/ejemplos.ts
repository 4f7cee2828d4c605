import { ejemplosDe } from '@/application/sistema/servicios-ejemplos';
import { enPostgresAcudientes } from '@/infrastructure/di/server/secciones/acudientes';
import { enPostgresMensualidades } from '@/infrastructure/di/server/secciones/mensualidades';
import { enPostgresParticipantes } from '@/infrastructure/di/server/secciones/participantes';
import { enPostgresSedes } from '@/infrastructure/di/server/secciones/sedes';
import type { Hechuras } from '@/infrastructure/di/server/servicios-peticion';
import { postgresConfiguracionRepository } from '@/infrastructure/postgres/configuracion/postgres-configuracion-repository';
import { postgresLibroDeEjemplos } from '@/infrastructure/postgres/sistema/postgres-libro-de-ejemplos';

export const enPostgresEjemplos: Hechuras<'ejemplos'> = {
  ejemplos: (peticion) =>
    ejemplosDe({
      libro: postgresLibroDeEjemplos(peticion.contexto),
      escritura: {
        sedes: enPostgresSedes.sedes(peticion),
        cuota: async () =>
          (await postgresConfiguracionRepository(peticion.contexto).obtener())?.valor_mensualidad ?? null,
        participantes: enPostgresParticipantes.participantes(peticion),
        acudientes: enPostgresAcudientes.acudientes(peticion),
        mensualidades: enPostgresMensualidades.mensualidades(peticion),
        estancias: enPostgresParticipantes.estancias(peticion),
        bitacora: enPostgresParticipantes.bitacora(peticion),
      },
      permisos: peticion.permisos,
      reloj: peticion.reloj,
    }),
};

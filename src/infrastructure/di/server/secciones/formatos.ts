import { crearLectorDatosFundacion } from '@/application/configuracion/datos-fundacion.port';
import { formatosDePeticion } from '@/application/formatos/servicios-formatos';
import type { Hechuras } from '@/infrastructure/di/server/servicios-peticion';
import { crearImprentaFormatosPdf } from '@/infrastructure/pdf/formatos/imprenta-formatos-pdf';
import { crearLectorDeLogo } from '@/infrastructure/pdf/logo-de-papel';
import { postgresAcudienteRepository } from '@/infrastructure/postgres/acudientes/postgres-acudiente-repository';
import { postgresConfiguracionRepository } from '@/infrastructure/postgres/configuracion/postgres-configuracion-repository';
import { postgresPublicado } from '@/infrastructure/postgres/configuracion/postgres-publicado';
import { postgresFormatoRepository } from '@/infrastructure/postgres/formatos/postgres-formato-repository';
import { postgresPapelesRecibidos } from '@/infrastructure/postgres/formatos/postgres-papeles-recibidos';
import { postgresFinanzas } from '@/infrastructure/postgres/mensualidades/postgres-finanzas';
import { postgresParticipanteRepository } from '@/infrastructure/postgres/participantes/postgres-participante-repository';
import { postgresSedeRepository } from '@/infrastructure/postgres/sedes/postgres-sede-repository';

/** The templates, filled with what the other sections know. */
export const enPostgresFormatos: Hechuras<'formatos'> = {
  formatos: ({ contexto, permisos, reloj, archivos }) =>
    formatosDePeticion({
      formatos: postgresFormatoRepository(contexto),
      papeles: postgresPapelesRecibidos(contexto),
      archivos,
      lectores: {
        participantes: postgresParticipanteRepository(contexto),
        acudientes: postgresAcudienteRepository(contexto),
        sedes: postgresSedeRepository(contexto),
        finanzas: postgresFinanzas(contexto),
        fundacion: crearLectorDatosFundacion(postgresConfiguracionRepository(contexto)),
      },
      imprenta: crearImprentaFormatosPdf(crearLectorDeLogo(postgresPublicado(contexto))),
      permisos,
      reloj,
    }),
};

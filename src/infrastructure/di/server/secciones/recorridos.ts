import type { Recorridos } from '@/application/servicios/recorridos';
import type { Hechuras } from '@/infrastructure/di/server/servicios-peticion';
import { recorrerAcudientes } from '@/infrastructure/postgres/acudientes/buscar-acudientes';
import { recorrerMensualidades } from '@/infrastructure/postgres/mensualidades/buscar-mensualidades';
import { recorrerParticipantes } from '@/infrastructure/postgres/participantes/buscar-participantes';

/** The lists too long to be whole in memory. */
export const enPostgresRecorridos: Hechuras<'recorridos'> = {
  recorridos: ({ contexto }): Recorridos => ({
    participantes: () => recorrerParticipantes(contexto),
    acudientes: (filtro) => recorrerAcudientes(contexto, filtro),
    mensualidades: (filtro) => recorrerMensualidades(contexto, filtro),
  }),
};

import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { BaseNavegador } from './base-navegador';
import { perezoso } from './comun/perezoso';

/**
 * What the first screen of each section reads, straight from its adapter: a page brings the code of the slices that it
 * shows and of no other. The build preloads these files with the page (scripts/build/prerender.mjs).
 */
export const lecturasHttp = ({
  clienteDashboard: cliente,
  registro,
  reloj,
  red,
  ajustes,
}: BaseNavegador) => ({
  participantes: perezoso(async () => {
    const { crearHttpParticipanteRepository } = await import(
      '@/infrastructure/http/participantes/http-participante-repository'
    );
    return crearHttpParticipanteRepository(cliente, registro);
  }),
  sedes: perezoso(async () => {
    const { crearHttpSedeRepository } = await import('@/infrastructure/http/sedes/http-sede-repository');
    return crearHttpSedeRepository(cliente, registro);
  }),
  acudientes: perezoso(async () => {
    const { crearHttpAcudienteRepository } = await import(
      '@/infrastructure/http/acudientes/http-acudiente-repository'
    );
    return crearHttpAcudienteRepository(cliente, registro);
  }),
  mensualidades: perezoso(async () => {
    const { crearHttpMensualidadRepository } = await import(
      '@/infrastructure/http/mensualidades/http-mensualidad-repository'
    );
    return crearHttpMensualidadRepository(cliente, registro, reloj);
  }),
  usuarios: perezoso(async () => {
    const { crearHttpUsuarioRepository } = await import(
      '@/infrastructure/http/usuarios/http-usuario-repository'
    );
    return crearHttpUsuarioRepository(cliente, registro);
  }),
  archivos: perezoso(async () => {
    const { crearArchivosHttp } = await import('./comun/crear-archivos-http');
    return crearArchivosHttp({ cliente, red, ajustes });
  }),
  tablero: perezoso<ServiciosPanel['tablero']>(async () => {
    const { crearHttpTablero } = await import('@/infrastructure/http/tablero/http-tablero');
    return crearHttpTablero(cliente);
  }),
  revision: perezoso(async () => {
    const { crearHttpRevisionDeDatos } = await import(
      '@/infrastructure/http/revision/http-revision-de-datos'
    );
    return crearHttpRevisionDeDatos(cliente);
  }),
});

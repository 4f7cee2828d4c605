import type { Borradores } from '@/application/borradores/borradores.port';
import type { DependenciasBorradores } from '@/infrastructure/browser/borradores/borradores-navegador';
import { cargarUnaVez } from './cargar-una-vez';

/** Drafts arrive with the first form: lists do not pay for their code. */
export const crearCargadorBorradores = (
  deps: Omit<DependenciasBorradores, 'cripto'>,
): (() => Promise<Borradores>) =>
  cargarUnaVez(async () => {
    const { crearBorradoresNavegador } = await import(
      '@/infrastructure/browser/borradores/borradores-navegador'
    );
    return crearBorradoresNavegador({ ...deps, cripto: window.crypto });
  });

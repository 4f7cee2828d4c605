import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

/** Replaced by the build. */
declare const process: { env: { NODE_ENV?: string } };

/** The kit in every state, only while developing: the production build leaves no trace of it and answers 404. */
export const Route = createFileRoute('/galeria')({
  component:
    process.env.NODE_ENV === 'development'
      ? lazyRouteComponent(() => import('@/ui/features/galeria/galeria-page'), 'GaleriaPage')
      : lazyRouteComponent(() => import('@/ui/app/errores/no-encontrada'), 'NoEncontrada'),
});

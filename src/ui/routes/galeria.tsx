import { createFileRoute, notFound } from '@tanstack/react-router';
import { GaleriaPage } from '@/ui/features/galeria/galeria-page';

/** Replaced by the build, in each place where it is read. */
declare const process: { env: { NODE_ENV?: string } };

/** The kit in every state, only while developing: in production the path does not exist, and its code is not there. */
export const Route = createFileRoute('/galeria')({
  beforeLoad: () => {
    if (process.env.NODE_ENV !== 'development') throw notFound();
  },
  component: process.env.NODE_ENV === 'development' ? GaleriaPage : undefined,
});

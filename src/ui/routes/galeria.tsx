import { createFileRoute, notFound } from '@tanstack/react-router';
import { GaleriaPage } from '@/ui/features/galeria/galeria-page';

/** Replaced by the build. */
declare const process: { env: { NODE_ENV?: string } };

const DESARROLLO = process.env.NODE_ENV === 'development';

/** The kit in every state, only while developing: in production the path does not exist, and its code is not there. */
export const Route = createFileRoute('/galeria')({
  beforeLoad: () => {
    if (!DESARROLLO) throw notFound();
  },
  component: DESARROLLO ? GaleriaPage : undefined,
});

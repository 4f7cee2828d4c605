import { createFileRoute } from '@tanstack/react-router';
import { NoEncontrada } from '@/ui/app/errores/no-encontrada';
import { GaleriaPage } from '@/ui/features/galeria/galeria-page';

/** Replaced by the build. */
declare const process: { env: { NODE_ENV?: string } };

/** The kit in every state, only while developing: the production build has no trace of it and shows the 404 screen. */
export const Route = createFileRoute('/galeria')({
  component: process.env.NODE_ENV === 'development' ? GaleriaPage : NoEncontrada,
});

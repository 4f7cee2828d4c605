import { createFileRoute } from '@tanstack/react-router';
import { cabezaPrivada } from '@/ui/content/titulo-pagina';
import { RestablecerPage } from '@/ui/features/acceso/restablecer/restablecer-page';

export const Route = createFileRoute('/restablecer')({
  head: () => cabezaPrivada('Elegir contraseña'),
  component: RestablecerPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { RestablecerPage } from '@/ui/panel/acceso/restablecer/restablecer-page';
import { cabezaPrivada } from '@/ui/panel/comun/titulo-pagina';

export const Route = createFileRoute('/restablecer')({
  head: () => cabezaPrivada('Elegir contraseña'),
  component: RestablecerPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '@/ui/panel/acceso/login-page';
import { cabezaPrivada } from '@/ui/panel/comun/titulo-pagina';
import { leerDestino } from '@/ui/shared/url/leer-destino';

export const Route = createFileRoute('/login')({
  validateSearch: leerDestino,
  head: () => cabezaPrivada('Iniciar Sesión'),
  component: LoginPage,
});

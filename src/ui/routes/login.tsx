import { createFileRoute } from '@tanstack/react-router';
import { cabezaPrivada } from '@/ui/content/titulo-pagina';
import { LoginPage } from '@/ui/features/acceso/login-page';
import { leerDestino } from '@/ui/shared/url/leer-destino';

export const Route = createFileRoute('/login')({
  validateSearch: leerDestino,
  head: () => cabezaPrivada('Iniciar Sesión'),
  component: LoginPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { cabezaPrivada } from '@/ui/content/titulo-pagina';
import { SeccionPendientePage } from '@/ui/features/panel/seccion-pendiente-page';

export const Route = createFileRoute('/_panel/usuarios')({
  head: () => cabezaPrivada('Usuarios'),
  beforeLoad: async ({ context }) => {
    const { exigirSeccion } = await import('@/ui/features/panel/exigir-seccion');
    exigirSeccion(context.usuario, '/usuarios');
  },
  component: SeccionPendientePage,
});

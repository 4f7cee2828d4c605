import { createFileRoute } from '@tanstack/react-router';
import { cabezaPrivada } from '@/ui/content/titulo-pagina';
import { SeccionPendientePage } from '@/ui/features/panel/seccion-pendiente-page';

export const Route = createFileRoute('/_panel/formatos')({
  head: () => cabezaPrivada('Formatos'),
  component: SeccionPendientePage,
});

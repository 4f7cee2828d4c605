import { createFileRoute } from '@tanstack/react-router';
import { cabezaPrivada } from '@/ui/content/titulo-pagina';
import { RevisionPage } from '@/ui/features/dashboard/revision/revision-page';
import { exigirSeccion } from '@/ui/features/panel/exigir-seccion';

export const Route = createFileRoute('/_panel/dashboard_/revision')({
  head: () => cabezaPrivada('Datos por revisar'),
  // It is about the data of the foundation, as its users are.
  beforeLoad: ({ context }) => exigirSeccion(context.usuario, '/usuarios'),
  component: RevisionPage,
});

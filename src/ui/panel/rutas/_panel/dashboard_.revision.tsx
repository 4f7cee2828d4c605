import { createFileRoute } from '@tanstack/react-router';
import { cabezaPrivada } from '@/ui/panel/comun/titulo-pagina';
import { RevisionPage } from '@/ui/panel/dashboard/revision/revision-page';
import { exigirSeccion } from '@/ui/panel/marco/exigir-seccion';

export const Route = createFileRoute('/_panel/dashboard_/revision')({
  staticData: { secciones: ['revision'] },
  head: () => cabezaPrivada('Datos por revisar'),
  // It is about the data of the foundation, as its users are.
  beforeLoad: ({ context }) => exigirSeccion(context.usuario, '/usuarios'),
  component: RevisionPage,
});

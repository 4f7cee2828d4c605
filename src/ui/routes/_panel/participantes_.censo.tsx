import { createFileRoute } from '@tanstack/react-router';
import { cabezaPrivada } from '@/ui/content/titulo-pagina';
import { consultaCenso } from '@/ui/features/participantes/censo/censo.queries';
import { CensoPage } from '@/ui/features/participantes/censo/censo-page';

export const Route = createFileRoute('/_panel/participantes_/censo')({
  head: () => cabezaPrivada('Censo'),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(consultaCenso(context.servicios));
  },
  component: CensoPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { cabezaPrivada } from '@/ui/panel/comun/titulo-pagina';
import { consultaCenso } from '@/ui/panel/participantes/censo/censo.queries';
import { CensoPage } from '@/ui/panel/participantes/censo/censo-page';

export const Route = createFileRoute('/_panel/participantes_/censo')({
  staticData: { lecturas: ['participantes', 'sedes'] },
  head: () => cabezaPrivada('Censo'),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(consultaCenso(context.servicios));
  },
  component: CensoPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { cabezaPublica } from '@/ui/sitio/piezas/metadatos';
import { PoliticaNumeradaPage } from '@/ui/sitio/politica/politica-page';
import { PAGINAS } from '@/ui/sitio/textos/paginas';

export const Route = createFileRoute('/politica-de-datos_/$numero')({
  head: cabezaPublica(PAGINAS.politica),
  component: PoliticaNumerada,
});

function PoliticaNumerada() {
  const { numero } = Route.useParams();
  return <PoliticaNumeradaPage numero={Number(numero)} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { PAGINAS } from '@/ui/content/paginas';
import { cabezaPublica } from '@/ui/features/publico/piezas/metadatos';
import { PoliticaPage } from '@/ui/features/publico/politica/politica-page';

export const Route = createFileRoute('/_publico/politica-de-datos')({
  head: () => cabezaPublica(PAGINAS.politica),
  component: PoliticaPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { PAGINAS } from '@/ui/content/paginas';
import { InicioPage } from '@/ui/features/publico/inicio/inicio-page';
import { cabezaPublica } from '@/ui/features/publico/piezas/metadatos';

export const Route = createFileRoute('/_publico/')({
  head: () => cabezaPublica(PAGINAS.inicio),
  component: InicioPage,
});

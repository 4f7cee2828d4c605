import { createFileRoute } from '@tanstack/react-router';
import { PAGINAS } from '@/ui/content/paginas';
import { cabezaPublica } from '@/ui/features/publico/piezas/metadatos';
import { ProgramasPage } from '@/ui/features/publico/programas/programas-page';

export const Route = createFileRoute('/_publico/programs')({
  head: () => cabezaPublica(PAGINAS.programas),
  component: ProgramasPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { PAGINAS } from '@/ui/content/paginas';
import { ContactoPage } from '@/ui/features/publico/contacto/contacto-page';
import { cabezaPublica } from '@/ui/features/publico/piezas/metadatos';

export const Route = createFileRoute('/_publico/contact')({
  head: () => cabezaPublica(PAGINAS.contacto),
  component: ContactoPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { ContactoPage } from '@/ui/sitio/contacto/contacto-page';
import { cabezaPublica } from '@/ui/sitio/piezas/metadatos';
import { PAGINAS } from '@/ui/sitio/textos/paginas';

export const Route = createFileRoute('/contact')({
  head: cabezaPublica(PAGINAS.contacto),
  component: ContactoPage,
});

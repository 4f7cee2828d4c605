import { createFileRoute } from '@tanstack/react-router';
import { cabezaPrivada } from '@/ui/content/titulo-pagina';
import { AcudientesPage } from '@/ui/features/acudientes/acudientes-page';
import { leerBusquedaAcudientes } from '@/ui/features/acudientes/busqueda-acudientes';

export const Route = createFileRoute('/_panel/acudientes')({
  validateSearch: leerBusquedaAcudientes,
  head: () => cabezaPrivada('Acudientes'),
  component: AcudientesPage,
});

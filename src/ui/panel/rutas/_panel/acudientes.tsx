import { createFileRoute } from '@tanstack/react-router';
import { AcudientesPage } from '@/ui/panel/acudientes/acudientes-page';
import { leerBusquedaAcudientes } from '@/ui/panel/acudientes/busqueda-acudientes';
import { cabezaPrivada } from '@/ui/panel/comun/titulo-pagina';

export const Route = createFileRoute('/_panel/acudientes')({
  staticData: { lecturas: ['acudientes'] },
  validateSearch: leerBusquedaAcudientes,
  head: () => cabezaPrivada('Acudientes'),
  component: AcudientesPage,
});

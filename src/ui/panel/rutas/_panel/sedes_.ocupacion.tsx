import { createFileRoute } from '@tanstack/react-router';
import { cabezaPrivada } from '@/ui/panel/comun/titulo-pagina';
import { leerBusquedaOcupacion } from '@/ui/panel/sedes/ocupacion/busqueda-ocupacion';
import { OcupacionPage } from '@/ui/panel/sedes/ocupacion/ocupacion-page';

export const Route = createFileRoute('/_panel/sedes_/ocupacion')({
  staticData: { lecturas: ['sedes'], secciones: ['estancias'] },
  validateSearch: leerBusquedaOcupacion,
  head: () => cabezaPrivada('Ocupación por día'),
  component: OcupacionPage,
});

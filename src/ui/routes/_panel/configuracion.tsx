import { createFileRoute } from '@tanstack/react-router';
import { cabezaPrivada } from '@/ui/content/titulo-pagina';
import { leerBusquedaConfiguracion } from '@/ui/features/configuracion/busqueda-configuracion';
import { ConfiguracionPage } from '@/ui/features/configuracion/configuracion-page';

export const Route = createFileRoute('/_panel/configuracion')({
  validateSearch: leerBusquedaConfiguracion,
  head: () => cabezaPrivada('Configuración'),
  component: ConfiguracionPage,
});

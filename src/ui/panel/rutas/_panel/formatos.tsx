import { createFileRoute } from '@tanstack/react-router';
import { FileText, Library } from 'lucide-react';
import { BibliotecaArchivos } from '@/ui/panel/archivos/biblioteca-archivos';
import { cabezaPrivada } from '@/ui/panel/comun/titulo-pagina';
import { leerBusquedaFormatos } from '@/ui/panel/formatos/busqueda-formatos';
import { FormatosPage } from '@/ui/panel/formatos/formatos-page';
import { lazy } from '@/ui/shared/lazy';

const Plantillas = lazy(() => import('@/ui/panel/formatos/plantillas/pestana-plantillas'));

const PESTANAS = [
  { id: 'biblioteca', label: 'Biblioteca', icon: <Library />, Contenido: BibliotecaArchivos },
  { id: 'plantillas', label: 'Plantillas', icon: <FileText />, Contenido: Plantillas },
] as const;

export const Route = createFileRoute('/_panel/formatos')({
  staticData: { secciones: ['archivos'] },
  validateSearch: leerBusquedaFormatos,
  head: () => cabezaPrivada('Formatos'),
  component: () => <FormatosPage pestanas={PESTANAS} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { FileText, Library } from 'lucide-react';
import { lazy } from 'react';
import { cabezaPrivada } from '@/ui/content/titulo-pagina';
import { BibliotecaArchivos } from '@/ui/features/archivos/biblioteca-archivos';
import { leerBusquedaFormatos } from '@/ui/features/formatos/busqueda-formatos';
import { FormatosPage } from '@/ui/features/formatos/formatos-page';

const Plantillas = lazy(() => import('@/ui/features/formatos/plantillas/pestana-plantillas'));

const PESTANAS = [
  { id: 'biblioteca', label: 'Biblioteca', icon: <Library />, Contenido: BibliotecaArchivos },
  { id: 'plantillas', label: 'Plantillas', icon: <FileText />, Contenido: Plantillas },
] as const;

export const Route = createFileRoute('/_panel/formatos')({
  validateSearch: leerBusquedaFormatos,
  head: () => cabezaPrivada('Formatos'),
  component: () => <FormatosPage pestanas={PESTANAS} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { Library } from 'lucide-react';
import { cabezaPrivada } from '@/ui/content/titulo-pagina';
import { BibliotecaArchivos } from '@/ui/features/archivos/biblioteca-archivos';
import { leerBusquedaFormatos } from '@/ui/features/formatos/busqueda-formatos';
import { FormatosPage } from '@/ui/features/formatos/formatos-page';

const PESTANAS = [
  { id: 'biblioteca', label: 'Biblioteca', icon: <Library />, Contenido: BibliotecaArchivos },
] as const;

export const Route = createFileRoute('/_panel/formatos')({
  validateSearch: leerBusquedaFormatos,
  head: () => cabezaPrivada('Formatos'),
  component: () => <FormatosPage pestanas={PESTANAS} />,
});

import { queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { CLAVES } from '../shared/datos/claves';

export const consultaPapelera = ({ archivos }: ServiciosPanel) =>
  queryOptions({
    queryKey: [...CLAVES.archivos, 'papelera'],
    queryFn: archivos.listarPapelera,
  });

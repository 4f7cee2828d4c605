import { queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { CLAVES } from '../shared/datos/claves';
import { entradasDe, rutaDeCarpeta } from './entrada';

export const AFECTADAS_POR_ARCHIVO = [CLAVES.archivos] as const;

export const consultaCarpeta = ({ archivos }: ServiciosPanel, carpeta: string) =>
  queryOptions({
    queryKey: [...CLAVES.archivos, 'carpeta', carpeta],
    queryFn: async () => entradasDe(await archivos.listar(rutaDeCarpeta(carpeta)), carpeta),
  });

import { queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { claveDe } from '@/ui/panel/comun/datos/clave-de';
import { entradasDe, rutaDeCarpeta } from './entrada';

export const consultaPapelera = ({ archivos }: ServiciosPanel) =>
  queryOptions({
    queryKey: [...claveDe('archivos'), 'papelera'],
    queryFn: () => archivos().then((casos) => casos.listarPapelera()),
  });

export const AFECTADAS_POR_ARCHIVO = [claveDe('archivos')] as const;

export const consultaCarpeta = ({ archivos }: ServiciosPanel, carpeta: string) =>
  queryOptions({
    queryKey: [...claveDe('archivos'), 'carpeta', carpeta],
    queryFn: async () => entradasDe(await (await archivos()).listar(rutaDeCarpeta(carpeta)), carpeta),
  });

import type { Configuracion } from '@/server/arranque/configuracion';

/** Where the data and the files are, as the composition asks for it. */
export const ubicacionDe = ({
  urlBaseDatos,
  carpetaDatos,
  s3,
}: Pick<Configuracion, 'urlBaseDatos' | 'carpetaDatos' | 's3'>) => ({
  url: urlBaseDatos,
  carpeta: carpetaDatos,
  s3,
});
